package app.tengen

import android.content.Context
import android.net.ConnectivityManager
import android.net.Network
import android.net.NetworkCapabilities
import org.junit.Assert.assertEquals
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.shadows.ShadowNetwork
import org.robolectric.shadows.ShadowNetworkCapabilities

/** By which network calls go out where the Wi-Fi has no internet. */
@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class WifiRouteTest {
  private val context: Context = RuntimeEnvironment.getApplication()
  private val connectivity = context.getSystemService(Context.CONNECTIVITY_SERVICE) as ConnectivityManager
  private val wifi: Network = ShadowNetwork.newInstance(77)
  private val discovery = NsdDiscovery(context)

  /** What Android itself uses. */
  private fun uses(vararg transports: Int) {
    val capabilities = ShadowNetworkCapabilities.newInstance()
    transports.forEach { shadowOf(capabilities).addTransportType(it) }
    val network = checkNotNull(connectivity.activeNetwork)
    shadowOf(connectivity).setNetworkCapabilities(network, capabilities)
    tell { it.onCapabilitiesChanged(network, capabilities) }
  }

  private fun tell(what: (ConnectivityManager.NetworkCallback) -> Unit) {
    shadowOf(connectivity).networkCallbacks.toList().forEach(what)
    idle()
  }

  @Test
  fun `beside mobile data calls go by the Wi-Fi, as long as there is one and somebody may be called`() {
    discovery.call(true)
    uses(NetworkCapabilities.TRANSPORT_CELLULAR)
    assertEquals(null, connectivity.boundNetworkForProcess)
    tell { it.onAvailable(wifi) }
    assertEquals(wifi, connectivity.boundNetworkForProcess)
    tell { it.onLost(wifi) }
    assertEquals(null, connectivity.boundNetworkForProcess)
    tell { it.onAvailable(wifi) }
    discovery.call(false)
    assertEquals(null, connectivity.boundNetworkForProcess)
    assertEquals(0, shadowOf(connectivity).networkCallbacks.size)
  }

  @Test
  fun `where Android uses the Wi-Fi itself, a cable or a VPN, calls go as Android has them`() {
    discovery.call(true)
    tell { it.onAvailable(wifi) }
    val (mobile, vpn) = NetworkCapabilities.TRANSPORT_CELLULAR to NetworkCapabilities.TRANSPORT_VPN
    for (transport in listOf(NetworkCapabilities.TRANSPORT_WIFI, NetworkCapabilities.TRANSPORT_ETHERNET)) {
      uses(transport)
      assertEquals(null, connectivity.boundNetworkForProcess)
    }
    uses(mobile, vpn)
    assertEquals(null, connectivity.boundNetworkForProcess)
    uses(mobile)
    assertEquals(wifi, connectivity.boundNetworkForProcess)
    uses(NetworkCapabilities.TRANSPORT_WIFI)
    assertEquals(null, connectivity.boundNetworkForProcess)
    discovery.call(false)
  }
}
