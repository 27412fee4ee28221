package app.tengen.contract

import java.io.File
import java.nio.file.Files
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Assume.assumeTrue
import org.junit.Test

/** Objects of the core live as long as Kotlin holds them, and no longer; `LifetimeTests` asks the same of Swift. */
class LifetimeTest {
  /** Half of what as many held tables cost is far from a leak of all, and far from what the JVM borrows meanwhile. */
  @Test
  fun tablesThatAreClosedOrForgottenLeakNothing() {
    assumeTrue("only glibc tells what it has lent out", System.getProperty("os.name") == "Linux")
    val growths = probe()
    assertEquals(setOf("closed", "forgotten", "held"), growths.keys)
    val held = growths.getValue("held")
    assertTrue("held tables are not seen in $growths", held > 0)
    assertTrue("closed tables leak: $growths", growths.getValue("closed") < held / 2)
    assertTrue("forgotten tables leak: $growths", growths.getValue("forgotten") < held / 2)
  }

  /** In a JVM of its own that borrows little for itself: a small heap, the simplest collector, the first compiler. */
  private fun probe(): Map<String, Long> {
    val folder = Files.createTempDirectory("tengen-lifetime").toFile()
    val command = listOf(
      File(System.getProperty("java.home"), "bin/java").path,
      "-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
      "-Djna.library.path=" + System.getProperty("jna.library.path"),
      "-cp", System.getProperty("surefire.test.class.path") ?: System.getProperty("java.class.path"),
      LifetimeProbe::class.java.name, folder.path,
    )
    try {
      val process = ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start()
      val lines = process.inputStream.bufferedReader().readLines()
      assertEquals("the exit of the probe", 0, process.waitFor())
      return lines.associate { line -> line.substringBefore(' ') to line.substringAfter(' ').toLong() }
    } finally {
      folder.deleteRecursively()
    }
  }
}
