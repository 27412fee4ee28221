package app.tengen.host

import java.io.File
import java.util.concurrent.TimeUnit
import org.junit.Assert.assertEquals
import org.junit.Assume.assumeTrue
import org.junit.Test

/** JmDNS finds and is found, on a network of the test's own: no packet of it leaves this computer's namespace. */
class JmdnsDiscoveryTest {
  @Test
  fun `two see each other but not themselves, once both are on the network, and a goodbye is heard`() {
    assumeTrue("no network namespaces here", inNamespace("true").waitFor() == 0)
    val java = File(System.getProperty("java.home"), "bin/java").path
    val classPath = System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path")
    val process = inNamespace("$java -Xmx64m -cp $classPath ${DiscoveryProbe::class.java.name} 10.77.0.1")
    val heard = process.inputStream.bufferedReader().readLines()
    assertEquals("it ends", true, process.waitFor(1, TimeUnit.MINUTES))
    assertEquals(
      listOf(
        "a: b at [10.77.0.1] 27316 {n=Bo, v=1}",
        "a: b gone",
        "b: NO_NETWORK",
        "b: a at [10.77.0.1] 27315 {n=小明, v=1}",
        "b: another network",
      ),
      heard.sorted(),
    )
  }

  /** Runs [command] where there is one network, with nobody else on it. */
  private fun inNamespace(command: String): Process {
    val network = "ip link add v0 type veth peer name v1 && ip addr add 10.77.0.1/24 dev v0 && " +
      "ip link set v0 up && ip link set v1 up"
    return ProcessBuilder("unshare", "-Urn", "sh", "-c", "$network && $command")
      .redirectError(ProcessBuilder.Redirect.INHERIT)
      .start()
  }
}
