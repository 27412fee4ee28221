package app.tengen

import android.content.Context
import android.net.ConnectivityManager
import android.net.Network
import android.net.NetworkCapabilities
import app.tengen.core.AdapterProblem
import app.tengen.ui.link.multicastAddresses

/**
 * What keeps this phone from others, watched from now until [end]. [onChange] hears on the main thread of each change,
 * and whether it is another network, or none, since then.
 */
internal class Surroundings(
  context: Context,
  private val permission: LocalNetworkPermission,
  private val onChange: (Boolean) -> Unit,
) {
  private val connectivity = context.getSystemService(Context.CONNECTIVITY_SERVICE) as ConnectivityManager

  private var current: Network? = connectivity.activeNetwork

  private val callback = object : ConnectivityManager.NetworkCallback() {
    override fun onAvailable(network: Network) = onMain { changed(network) }

    override fun onLost(network: Network) = onMain { changed(null) }

    // The network's strength is among them: it is the same network.
    override fun onCapabilitiesChanged(network: Network, capabilities: NetworkCapabilities) = onMain { onChange(false) }
  }

  private fun changed(network: Network?) {
    val isOther = network != current
    current = network
    onChange(isOther)
  }

  init {
    connectivity.registerDefaultNetworkCallback(callback)
  }

  /** The first thing in the way, or nothing. A phone's own hotspot counts as a network, one without internet too. */
  fun problem(): AdapterProblem? = when {
    !permission.isGiven -> AdapterProblem.PERMISSION_DENIED
    multicastAddresses().isEmpty() -> AdapterProblem.NO_NETWORK
    hasVpn() -> AdapterProblem.VPN_ACTIVE
    else -> null
  }

  fun end() = connectivity.unregisterNetworkCallback(callback)

  private fun hasVpn(): Boolean {
    val capabilities = connectivity.getNetworkCapabilities(connectivity.activeNetwork)
    return capabilities?.hasTransport(NetworkCapabilities.TRANSPORT_VPN) == true
  }
}
