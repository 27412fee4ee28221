package app.tengen

import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import android.net.wifi.WifiManager.MulticastLock
import app.tengen.core.AdapterProblem
import app.tengen.ui.link.DiscoveryListener
import app.tengen.ui.link.SERVICE_TYPE

/** A search for other devices, from now until [end]. Meanwhile the Wi-Fi's [lock] lets multicast through. */
internal class NsdSearch(
  private val manager: NsdManager,
  private val resolver: NsdResolver,
  private val lock: MulticastLock?,
  val listener: DiscoveryListener,
) {
  private var hasEnded = false

  private val callbacks = object : NsdManager.DiscoveryListener {
    override fun onServiceFound(info: NsdServiceInfo) = whileSearching { resolver.resolve(info, ::found) }

    override fun onServiceLost(info: NsdServiceInfo) = whileSearching { forget(info.serviceName) }

    override fun onStartDiscoveryFailed(type: String, error: Int) = whileSearching {
      // The framework holds no search that could be stopped later.
      hasEnded = true
      release()
      listener.problem(AdapterProblem.SEARCH_FAILED)
    }

    override fun onDiscoveryStarted(type: String) = Unit

    override fun onDiscoveryStopped(type: String) = Unit

    override fun onStopDiscoveryFailed(type: String, error: Int) = Unit
  }

  init {
    lock?.acquire()
    manager.discoverServices(SERVICE_TYPE, NsdManager.PROTOCOL_DNS_SD, callbacks)
  }

  /** The service called [instance] is no longer there. */
  fun forget(instance: String) {
    resolver.forget(instance)
    listener.lost(instance)
  }

  fun end() {
    if (hasEnded) return
    hasEnded = true
    manager.stopServiceDiscovery(callbacks)
    release()
  }

  private fun found(info: NsdServiceInfo) {
    if (!hasEnded) foundService(info)?.let(listener::found)
  }

  private fun release() {
    resolver.end()
    lock?.release()
  }

  private fun whileSearching(act: () -> Unit) = onMain { if (!hasEnded) act() }
}
