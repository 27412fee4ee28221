package app.tengen

import android.content.Context
import android.net.nsd.NsdManager
import android.net.wifi.WifiManager
import android.os.Build
import app.tengen.core.AdapterProblem
import app.tengen.ui.link.Advertisement
import app.tengen.ui.link.Discovery
import app.tengen.ui.link.DiscoveryListener
import app.tengen.ui.link.FoundService

/** Android's own DNS service discovery. Everything happens on the main thread, whichever one the framework calls on. */
internal class NsdDiscovery(private val context: Context) : Discovery {
  private val permission = LocalNetworkPermission(context)
  private val manager = context.getSystemService(Context.NSD_SERVICE) as NsdManager

  // Nothing on a device that has no Wi-Fi.
  private val wifi = context.applicationContext.getSystemService(Context.WIFI_SERVICE) as WifiManager?
  private var announcement: NsdAnnouncement? = null
  private var search: NsdSearch? = null
  private var surroundings: Surroundings? = null
  private var route: WifiRoute? = null

  /** Who wants to hear of others; without the permission nothing is searched for all the same. */
  private var listener: DiscoveryListener? = null

  override fun advertise(service: Advertisement) = onMain {
    announcement?.end()
    announcement = NsdAnnouncement(manager, service) { search?.listener?.problem(AdapterProblem.SEARCH_FAILED) }
    // A search that runs already may have found the name that is now this device's own.
    search?.forget(service.instance)
  }

  override fun stopAdvertising() = onMain {
    announcement?.end()
    announcement = null
  }

  override fun browse(listener: DiscoveryListener) = onMain {
    endSearch()
    this.listener = listener
    surroundings = Surroundings(context, permission) { isOtherNetwork ->
      if (isOtherNetwork) {
        listener.networkChanged()
        search(listener)
      }
      tellProblem(listener)
    }
    tellProblem(listener)
    search(listener)
  }

  override fun stopBrowsing() = onMain { endSearch() }

  override fun call(isWanted: Boolean) = onMain {
    route?.end()
    route = if (isWanted) WifiRoute(context) else null
  }

  /** Begins the search that lacked the permission, if it has been given meanwhile. */
  fun retry() {
    if (search == null && permission.isGiven) listener?.let(::browse)
  }

  /** Looks anew. Without the permission the framework would find nobody and never say why. */
  private fun search(listener: DiscoveryListener) {
    search?.end()
    val lock = wifi?.createMulticastLock("tengen")
    search = if (permission.isGiven) NsdSearch(manager, resolver(), lock, withoutOwn(listener)) else null
  }

  private fun endSearch() {
    listener = null
    search?.end()
    search = null
    surroundings?.end()
    surroundings = null
  }

  private fun withoutOwn(listener: DiscoveryListener) = object : DiscoveryListener by listener {
    override fun found(service: FoundService) {
      if (announcement?.isCalled(service.instance) != true) listener.found(service)
    }
  }

  private fun tellProblem(listener: DiscoveryListener) = listener.problem(surroundings?.problem())

  /** Before API 34 the framework resolves one service at a time and answers once. */
  private fun resolver(): NsdResolver =
    if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) InfoCallbacks(manager) else ResolveQueue(manager)
}
