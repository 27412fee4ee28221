package app.tengen.host

import app.tengen.core.AdapterProblem
import app.tengen.ui.link.Advertisement
import app.tengen.ui.link.DiscoveryListener
import app.tengen.ui.link.FoundService
import java.net.InetAddress
import java.util.concurrent.CountDownLatch
import java.util.concurrent.Executor
import java.util.concurrent.TimeUnit

/** Two devices, one of them on the network only later: each announces itself and looks for the other, then one leaves. */
object DiscoveryProbe {
  private class Device(val name: String, port: Int, person: String, @Volatile var network: List<InetAddress>) :
    DiscoveryListener {
    val lacks = CountDownLatch(1)
    val sees = CountDownLatch(1)
    val loses = CountDownLatch(1)
    val discovery = JmdnsDiscovery(Executor { it.run() }) { network }

    init {
      discovery.browse(this)
      discovery.advertise(Advertisement(name, port, mapOf("n" to person, "v" to "1")))
    }

    override fun found(service: FoundService) {
      // The address may be known before the text is.
      if (sees.count == 0L || service.txt.isEmpty()) return
      println("$name: ${service.instance} at ${service.addresses} ${service.port} ${service.txt.toSortedMap()}")
      sees.countDown()
    }

    override fun lost(instance: String) {
      println("$name: $instance gone")
      loses.countDown()
    }

    override fun problem(problem: AdapterProblem?) {
      if (problem == null) return
      println("$name: $problem")
      lacks.countDown()
    }

    override fun networkChanged() = println("$name: another network")
  }

  @JvmStatic
  fun main(arguments: Array<String>) {
    val address = InetAddress.getByName(arguments.single())
    val (a, b) = Device("a", 27315, "小明", listOf(address)) to Device("b", 27316, "Bo", emptyList())
    b.lacks.await(30, TimeUnit.SECONDS)
    b.network = listOf(address)
    a.sees.await(30, TimeUnit.SECONDS)
    b.sees.await(30, TimeUnit.SECONDS)
    b.discovery.close()
    a.loses.await(30, TimeUnit.SECONDS)
    a.discovery.close()
  }
}
