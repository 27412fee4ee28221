package app.tengen

import android.content.Context
import android.net.ConnectivityManager
import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import android.net.wifi.WifiManager
import app.tengen.core.AdapterProblem
import app.tengen.ui.link.Advertisement
import app.tengen.ui.link.DiscoveryListener
import app.tengen.ui.link.FoundService
import app.tengen.ui.link.SERVICE_TYPE
import java.net.InetAddress
import java.util.concurrent.Executor
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertSame
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config
import org.robolectric.annotation.Implementation
import org.robolectric.annotation.Implements
import org.robolectric.shadow.api.Shadow
import org.robolectric.shadows.ShadowNetwork
import org.robolectric.shadows.ShadowNsdManager
import org.robolectric.shadows.ShadowWifiManager

/** The adapter of Android's discovery, over a framework that a test plays. */
@RunWith(TengenRunner::class)
@Config(shadows = [PlayedNsdManager::class, SeenWifiManager::class])
class NsdDiscoveryTest {
  private val context: Context = RuntimeEnvironment.getApplication()
  private val manager = context.getSystemService(Context.NSD_SERVICE) as NsdManager
  private val framework: PlayedNsdManager get() = Shadow.extract(manager)
  private val locks: List<WifiManager.MulticastLock>
    get() = Shadow.extract<SeenWifiManager>(context.getSystemService(Context.WIFI_SERVICE)).locks

  private val heard = mutableListOf<String>()
  private val problems = mutableListOf<AdapterProblem?>()
  private val discovery = NsdDiscovery(context)
  private val listener = object : DiscoveryListener {
    override fun found(service: FoundService) {
      heard += "${service.instance} at ${service.addresses} ${service.port} ${service.txt}"
    }

    override fun lost(instance: String) {
      heard += "$instance gone"
    }

    override fun problem(problem: AdapterProblem?) {
      problems += problem
    }

    override fun networkChanged() {
      heard += "elsewhere"
    }
  }

  private fun search(): NsdManager.DiscoveryListener = framework.getDiscoveryListeners(SERVICE_TYPE).orEmpty().single()

  private fun there(name: String) = search().onServiceFound(info(name)).also { idle() }

  private fun info(name: String, vararg addresses: String) = NsdServiceInfo().apply {
    serviceName = name
    serviceType = SERVICE_TYPE
    port = 27315
    setAttribute("n", "Li")
    if (addresses.isNotEmpty()) locate(this, addresses.map(InetAddress::getByName))
  }

  @Suppress("DEPRECATION")
  private fun locate(info: NsdServiceInfo, addresses: List<InetAddress>) =
    if (android.os.Build.VERSION.SDK_INT >= 34) info.hostAddresses = addresses else info.host = addresses.first()

  @Test
  @Config(sdk = [26])
  fun `a second service waits until the first is resolved`() {
    discovery.browse(listener)
    there("a")
    there("b")
    assertEquals(listOf("a"), framework.asked)
    framework.answer("a") { it.onServiceResolved(info("a", "192.168.1.7")) }
    assertEquals(listOf("a", "b"), framework.asked)
    framework.answer("b") { it.onResolveFailed(info("b"), NsdManager.FAILURE_INTERNAL_ERROR) }
    there("c")
    assertEquals(listOf("a", "b", "c"), framework.asked)
    assertEquals(listOf("a at [192.168.1.7] 27315 {n=Li}"), heard)
  }

  @Test
  @Config(sdk = [26])
  fun `what is lost while it waits is not asked for, and what is found twice waits once`() {
    discovery.browse(listener)
    listOf("a", "b", "c", "c").forEach(::there)
    search().onServiceLost(info("b"))
    idle()
    framework.answer("a") { it.onServiceResolved(info("a", "192.168.1.7")) }
    framework.answer("c") { it.onServiceResolved(info("c", "192.168.1.8")) }
    assertEquals(listOf("a", "c"), framework.asked)
    assertEquals("b gone", heard.first())
  }

  @Test
  @Config(sdk = [35])
  fun `from API 34 on several are followed at once, until they are lost`() {
    discovery.browse(listener)
    there("a")
    there("b")
    framework.tell("b") { it.onServiceUpdated(info("b", "fe80::1", "2001:db8:0:0:0:0:0:2", "192.168.1.8")) }
    framework.tell("a") { it.onServiceUpdated(info("a", "192.168.1.7")) }
    framework.tell("a") { it.onServiceUpdated(info("a", "192.168.1.9")) }
    search().onServiceLost(info("a"))
    idle()
    assertEquals(setOf("b"), framework.followed)
    assertEquals(
      listOf(
        "b at [192.168.1.8, 2001:db8:0:0:0:0:0:2] 27315 {n=Li}",
        "a at [192.168.1.7] 27315 {n=Li}",
        "a at [192.168.1.9] 27315 {n=Li}",
        "a gone",
      ),
      heard,
    )
    discovery.stopBrowsing()
    assertEquals(emptySet<String>(), framework.followed)
  }

  @Test
  @Config(sdk = [26, 35])
  fun `one's own service is left out, under the name that the framework gave it`() {
    discovery.browse(listener)
    discovery.advertise(Advertisement("mine", 27315, mapOf("n" to "Anna")))
    val announced = framework.announced.single()
    assertEquals("mine" to 27315, announced.serviceName to announced.port)
    assertEquals("Anna", announced.attributes.getValue("n").decodeToString())
    framework.getRegistrationListener(announced)!!.onServiceRegistered(info("mine (2)"))
    heard.clear()
    for (name in listOf("mine (2)", "other")) {
      there(name)
      resolved(info(name, "192.168.1.7"))
    }
    assertEquals(listOf("other at [192.168.1.7] 27315 {n=Li}"), heard)
    discovery.stopAdvertising()
    assertEquals(emptyList<NsdServiceInfo>(), framework.announced)
  }

  @Test
  @Config(sdk = [26, 35])
  fun `multicast is let through as long as the search runs, and nothing is heard after it`() {
    discovery.browse(listener)
    val before = search()
    assertTrue(locks.single().isHeld)
    there("a")
    discovery.stopBrowsing()
    assertFalse(locks.single().isHeld)
    before.onServiceFound(info("b"))
    before.onServiceLost(info("a"))
    if (android.os.Build.VERSION.SDK_INT < 34) {
      framework.answer("a") { it.onServiceResolved(info("a", "192.168.1.7")) }
    }
    idle()
    assertEquals(emptyList<String>(), heard)
    discovery.stopBrowsing()
  }

  @Test
  @Config(sdk = [26, 35])
  fun `a search that can't start says so and holds nothing`() {
    discovery.browse(listener)
    search().onStartDiscoveryFailed(SERVICE_TYPE, NsdManager.FAILURE_MAX_LIMIT)
    idle()
    assertEquals(AdapterProblem.SEARCH_FAILED, problems.last())
    assertFalse(locks.single().isHeld)
    discovery.stopBrowsing()
    discovery.browse(listener)
    assertTrue(locks.last().isHeld)
  }

  @Test
  @Config(sdk = [26, 35])
  fun `on another network all is looked for anew, on the same one nothing is`() {
    val connectivity = context.getSystemService(Context.CONNECTIVITY_SERVICE) as ConnectivityManager
    discovery.browse(listener)
    val before = search()
    val callback = shadowOf(connectivity).networkCallbacks.single()
    callback.onAvailable(checkNotNull(connectivity.activeNetwork))
    idle()
    assertSame(before, search())
    callback.onAvailable(ShadowNetwork.newInstance(77))
    idle()
    assertNotSame(before, search())
    assertEquals(listOf("elsewhere"), heard)
    discovery.stopBrowsing()
    assertEquals(0, shadowOf(connectivity).networkCallbacks.size)
  }

  private fun resolved(info: NsdServiceInfo) =
    if (android.os.Build.VERSION.SDK_INT >= 34) framework.tell(info.serviceName) { it.onServiceUpdated(info) }
    else framework.answer(info.serviceName) { it.onServiceResolved(info) }
}

/** Robolectric's manager, with the calls of API 34 and a memory of what was asked. */
@Implements(NsdManager::class)
class PlayedNsdManager : ShadowNsdManager() {
  private val followers = LinkedHashMap<String, Pair<Executor, NsdManager.ServiceInfoCallback>>()
  private val questions = LinkedHashMap<String, NsdManager.ResolveListener>()
  private val registrations = LinkedHashMap<NsdManager.RegistrationListener, NsdServiceInfo>()

  /** Names of the services that were asked for one at a time, in their order. */
  val asked = mutableListOf<String>()

  /** Names of the services that are being followed. */
  val followed: Set<String> get() = followers.keys.toSet()

  /** What is announced now. */
  val announced: List<NsdServiceInfo> get() = registrations.values.toList()

  @Implementation
  override fun registerService(info: NsdServiceInfo, protocol: Int, listener: NsdManager.RegistrationListener) {
    registrations[listener] = info
    super.registerService(info, protocol, listener)
  }

  @Implementation
  override fun unregisterService(listener: NsdManager.RegistrationListener) {
    registrations.remove(listener)
    super.unregisterService(listener)
  }

  @Implementation
  override fun resolveService(info: NsdServiceInfo, listener: NsdManager.ResolveListener) {
    check(questions.isEmpty()) { "the framework would refuse: it is busy with ${questions.keys}" }
    asked += info.serviceName
    questions[info.serviceName] = listener
  }

  @Implementation(minSdk = 34)
  fun registerServiceInfoCallback(info: NsdServiceInfo, executor: Executor, callback: NsdManager.ServiceInfoCallback) {
    followers[info.serviceName] = executor to callback
  }

  @Implementation(minSdk = 34)
  fun unregisterServiceInfoCallback(callback: NsdManager.ServiceInfoCallback) {
    followers.values.removeAll { it.second === callback }
  }

  /** Answers the question about [name] from another thread, as the framework does. */
  fun answer(name: String, say: (NsdManager.ResolveListener) -> Unit) {
    val listener = checkNotNull(questions.remove(name)) { "nobody asks for $name" }
    elsewhere { say(listener) }
  }

  /** Tells who follows [name] something. */
  fun tell(name: String, say: (NsdManager.ServiceInfoCallback) -> Unit) {
    val (executor, callback) = checkNotNull(followers[name]) { "nobody follows $name" }
    elsewhere { executor.execute { say(callback) } }
  }

  private fun elsewhere(act: () -> Unit) {
    Thread(act).apply { start() }.join()
    idle()
  }
}

/** Shows the locks that were made. */
@Implements(WifiManager::class)
class SeenWifiManager : ShadowWifiManager() {
  val locks = mutableListOf<WifiManager.MulticastLock>()

  @Implementation
  override fun createMulticastLock(tag: String): WifiManager.MulticastLock =
    super.createMulticastLock(tag).also(locks::add)
}
