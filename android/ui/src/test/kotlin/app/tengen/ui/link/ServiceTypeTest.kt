package app.tengen.ui.link

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Test

/** Devices find each other only if all say the same; the iPhone's tests compare theirs with the core too. */
class ServiceTypeTest {
  private val repository = File(System.getProperty("tengen.repository"))

  @Test
  fun `what is looked for is what the core calls it`() {
    val core = File(repository, "core/src/net/address.rs").readText()
    assertEquals(SERVICE_TYPE, Regex("""const SERVICE: &str = "(.*)";""").find(core)?.groupValues?.get(1))
  }

  @Test
  fun `what a camera reads leads to this app`() {
    val core = File(repository, "core/src/net/address.rs").readText()
    val manifest = File(repository, "android/app/src/main/AndroidManifest.xml").readText()
    val (scheme, host) = listOf("scheme", "host").map { Regex("""android:$it="(.*)"""").find(manifest)?.groupValues?.get(1) }
    assertEquals("$scheme://$host", Regex("""const JOIN_LINK: &str = "(.*)";""").find(core)?.groupValues?.get(1))
  }
}
