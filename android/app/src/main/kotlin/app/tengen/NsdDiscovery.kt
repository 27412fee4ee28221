package app.tengen

import android.content.Context
import android.net.nsd.NsdManager
import android.net.wifi.WifiManager
import android.os.Build
import app.tengen.ui.link.Advertisement
import app.tengen.ui.link.Discovery
import app.tengen.ui.link.DiscoveryListener
import app.tengen.ui.link.FoundService

/** Android's own DNS service discovery. Everything happens on the main thread, whichever one the framework calls on. */
internal class NsdDiscovery(context: Context) : Discovery {
  private val manager = context.getSystemService(Context.NSD_SERVICE) as NsdManager

  // Nothing on a device that has no Wi-Fi.
  private val wifi = context.applicationContext.getSystemService(Context.WIFI_SERVICE) as WifiManager?
  private var announcement: NsdAnnouncement? = null
  private var search: NsdSearch? = null

  override fun advertise(service: Advertisement) {
    announcement?.end()
    announcement = NsdAnnouncement(manager, service) { search?.listener?.problem(it) }
    // A search that runs already may have found the name that is now this device's own.
    search?.forget(service.instance)
  }

  override fun stopAdvertising() {
    announcement?.end()
    announcement = null
  }

  override fun browse(listener: DiscoveryListener) {
    stopBrowsing()
    val others = object : DiscoveryListener by listener {
      override fun found(service: FoundService) {
        if (announcement?.isCalled(service.instance) != true) listener.found(service)
      }
    }
    search = NsdSearch(manager, resolver(), wifi?.createMulticastLock("tengen"), others)
  }

  override fun stopBrowsing() {
    search?.end()
    search = null
  }

  /** Before API 34 the framework resolves one service at a time and answers once. */
  private fun resolver(): NsdResolver =
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) InfoCallbacks(manager) else ResolveQueue(manager)
}
