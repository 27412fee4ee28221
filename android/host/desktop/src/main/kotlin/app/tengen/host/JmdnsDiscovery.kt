package app.tengen.host

import app.tengen.core.AdapterProblem
import app.tengen.ui.link.Advertisement
import app.tengen.ui.link.Discovery
import app.tengen.ui.link.DiscoveryListener
import app.tengen.ui.link.FoundService
import app.tengen.ui.link.SERVICE_TYPE
import app.tengen.ui.link.multicastAddresses
import java.io.IOException
import java.net.Inet4Address
import java.net.InetAddress
import java.util.concurrent.Executor
import java.util.concurrent.ScheduledFuture
import java.util.concurrent.ScheduledThreadPoolExecutor
import java.util.concurrent.ThreadPoolExecutor
import java.util.concurrent.TimeUnit
import javax.jmdns.JmDNS
import javax.jmdns.ServiceEvent
import javax.jmdns.ServiceInfo
import javax.jmdns.ServiceListener

/**
 * DNS service discovery on a computer, by JmDNS: one responder for each of the [addresses] that others can reach, as
 * long as there is something to announce or to look for. Java tells nobody that the network is another: the addresses
 * are looked at again and again for as long.
 *
 * JmDNS waits for the network in many calls, so all of them are made on a thread of their own; [main] is where
 * listeners are called.
 */
class JmdnsDiscovery(
  private val main: Executor,
  private val addresses: () -> List<InetAddress> = ::multicastAddresses,
) : Discovery, AutoCloseable {
  private val worker = ScheduledThreadPoolExecutor(
    1,
    { Thread(it, "discovery").apply { isDaemon = true } },
    // JmDNS's own threads may have something to say after the end.
    ThreadPoolExecutor.DiscardPolicy(),
  )
  private var reached = emptySet<InetAddress>()
  private var responders = emptyList<JmDNS>()
  private var wanted: Advertisement? = null
  private var announced = emptyList<ServiceInfo>()
  private var search: Search? = null
  private var watch: ScheduledFuture<*>? = null

  override fun advertise(service: Advertisement) = later {
    withdraw()
    wanted = service
    open()
    announce(service)
  }

  override fun stopAdvertising() = later {
    withdraw()
    wanted = null
    rest()
  }

  override fun browse(listener: DiscoveryListener) = later {
    search?.end()
    search = Search(listener)
    open()
    search?.begin()
  }

  override fun stopBrowsing() = later {
    search?.end()
    search = null
    rest()
  }

  /** Says goodbye and ends; waits for it a moment, since others would go on seeing this device for minutes. */
  override fun close() {
    stopBrowsing()
    stopAdvertising()
    worker.shutdown()
    worker.awaitTermination(GOODBYE_SECONDS, TimeUnit.SECONDS)
  }

  private fun open() {
    if (watch != null) return
    watch = worker.scheduleWithFixedDelay({ attempt(::look) }, LOOK_SECONDS, LOOK_SECONDS, TimeUnit.SECONDS)
    respond(addresses().toSet())
  }

  private fun respond(there: Set<InetAddress>) {
    responders.forEach { it.close() }
    responders = there.mapNotNull(::responderAt)
    reached = there
  }

  /** One address that cannot be used hinders no other. */
  private fun responderAt(address: InetAddress): JmDNS? = try {
    JmDNS.create(address, address.hostName)
  } catch (_: IOException) {
    null
  }

  /** Begins anew on another network; nobody hears a goodbye any more on the one that was left. */
  private fun look() {
    val there = addresses().toSet()
    if (there == reached) return
    announced = emptyList()
    respond(there)
    wanted?.let(::announce)
    search?.moveOn()
  }

  private fun announce(service: Advertisement) {
    announced = responders.map { responder -> infoOf(service).also(responder::registerService) }
  }

  private fun withdraw() {
    if (announced.isNotEmpty()) responders.forEach { it.unregisterAllServices() }
    announced = emptyList()
  }

  /** Nothing to do: the sockets go. */
  private fun rest() {
    if (wanted != null || search != null) return
    watch?.cancel(false)
    watch = null
    respond(emptySet())
  }

  private fun later(act: () -> Unit) = worker.execute { attempt(act) }

  private fun attempt(act: () -> Unit) = try {
    act()
  } catch (_: IOException) {
    search?.tell(AdapterProblem.SEARCH_FAILED) ?: Unit
  }

  private fun problem(): AdapterProblem? = when {
    responders.isNotEmpty() -> null
    reached.isEmpty() -> AdapterProblem.NO_NETWORK
    else -> AdapterProblem.SEARCH_FAILED
  }

  /** What is looked for; the events of all responders come together here. */
  private inner class Search(private val listener: DiscoveryListener) : ServiceListener {
    @Volatile private var hasEnded = false

    fun begin() {
      responders.forEach { it.addServiceListener(LOCAL_TYPE, this) }
      tell(problem())
    }

    /** Whoever was found elsewhere is not here. */
    fun moveOn() {
      tell { networkChanged() }
      begin()
    }

    fun end() {
      hasEnded = true
      responders.forEach { it.removeServiceListener(LOCAL_TYPE, this) }
    }

    fun tell(problem: AdapterProblem?) = tell { problem(problem) }

    override fun serviceAdded(event: ServiceEvent) = event.dns.requestServiceInfo(event.type, event.name, true)

    override fun serviceResolved(event: ServiceEvent) = later {
      val service = foundService(event.info)
      if (!isOwn(event.name) && service.addresses.isNotEmpty()) tell { found(service) }
    }

    override fun serviceRemoved(event: ServiceEvent) = tell { lost(event.name) }

    private fun tell(what: DiscoveryListener.() -> Unit) = main.execute { if (!hasEnded) listener.what() }
  }

  /** JmDNS itself changes the name where one is taken. */
  private fun isOwn(name: String) = announced.any { it.name == name }

  private companion object {
    const val LOCAL_TYPE = "$SERVICE_TYPE.local."
    const val GOODBYE_SECONDS = 3L
    const val LOOK_SECONDS = 3L

    fun infoOf(service: Advertisement): ServiceInfo =
      ServiceInfo.create(LOCAL_TYPE, service.instance, service.port, 0, 0, service.txt)

    fun foundService(info: ServiceInfo) = FoundService(
      info.name,
      info.inetAddresses.filter(::isCallable).sortedBy { it !is Inet4Address }.mapNotNull { it.hostAddress },
      info.port,
      info.propertyNames.toList().associateWith { info.getPropertyString(it).orEmpty() },
    )

    /** A link-local IPv6 address would need the number of an interface, which is each device's own. */
    fun isCallable(address: InetAddress) = address is Inet4Address || !address.isLinkLocalAddress
  }
}
