package app.tengen

import android.content.Context
import android.net.ConnectivityManager
import android.net.Network
import android.net.NetworkCapabilities
import android.net.NetworkRequest

/**
 * Sends this app's calls by the Wi-Fi while Android itself keeps to mobile data, as it does where the Wi-Fi has no internet:
 * another phone's hotspot, a router in a hut. Calls to somebody there would otherwise go out to the mobile network and
 * just time out. From now until [end].
 */
internal class WifiRoute(context: Context) {
  private val connectivity = context.getSystemService(Context.CONNECTIVITY_SERVICE) as ConnectivityManager
  private val wifis = LinkedHashSet<Network>()
  private var bound: Network? = null
  private var hasEnded = false

  private val wifi = object : ConnectivityManager.NetworkCallback() {
    override fun onAvailable(network: Network) = change { wifis += network }

    override fun onLost(network: Network) = change { wifis -= network }
  }

  private val default = object : ConnectivityManager.NetworkCallback() {
    override fun onLost(network: Network) = change {}

    override fun onCapabilitiesChanged(network: Network, capabilities: NetworkCapabilities) = change {}
  }

  init {
    // With or without internet.
    val anyWifi = NetworkRequest.Builder().addTransportType(NetworkCapabilities.TRANSPORT_WIFI).build()
    connectivity.registerNetworkCallback(anyWifi, wifi)
    connectivity.registerDefaultNetworkCallback(default)
  }

  fun end() {
    hasEnded = true
    connectivity.unregisterNetworkCallback(wifi)
    connectivity.unregisterNetworkCallback(default)
    bind(null)
  }

  private fun change(act: () -> Unit) = onMain {
    if (!hasEnded) {
      act()
      bind(wifis.lastOrNull()?.takeIf { isMobile() })
    }
  }

  /** Past a VPN nothing is sent: that is its owner's wish. */
  private fun isMobile(): Boolean {
    val capabilities = connectivity.getNetworkCapabilities(connectivity.activeNetwork) ?: return false
    val isMobile = capabilities.hasTransport(NetworkCapabilities.TRANSPORT_CELLULAR)
    return isMobile && ELSEWHERE.none(capabilities::hasTransport)
  }

  private fun bind(network: Network?) {
    if (network == bound) return
    bound = network
    connectivity.bindProcessToNetwork(network)
  }

  private companion object {
    val ELSEWHERE = listOf(
      NetworkCapabilities.TRANSPORT_VPN,
      NetworkCapabilities.TRANSPORT_WIFI,
      NetworkCapabilities.TRANSPORT_ETHERNET,
    )
  }
}
