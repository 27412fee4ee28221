package app.tengen

import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.w3c.dom.Element

/** What ships is what is tested: Gradle's catalogue and Maven's poms name the same libraries at the same versions. */
class CatalogueTest {
  private val android = File(System.getProperty("tengen.repository"), "android")
  private val catalogue = android.resolve("gradle/libs.versions.toml").readLines()
  private val versions = catalogue.mapNotNull { Regex("""([\w-]+) = "(.*)"""").matchEntire(it)?.destructured }
    .associate { (name, version) -> name to version }
  private val host = Pom(android.resolve("host/pom.xml"))
  private val aars = Pom(android.resolve("host/aars/pom.xml"))
  private val robolectric = Pom(android.resolve("host/robolectric/pom.xml"))

  @Test
  fun `libraries are the same`() {
    val shipped = catalogue
      .mapNotNull { Regex("""[\w-]+ = \{ module = "(.*)", version.ref = "(.*)" }""").matchEntire(it)?.destructured }
      .associate { (module, reference) -> module to versions.getValue(reference) }
    assertTrue("found ${shipped.size}", shipped.size > 40)

    val tested = aars.artefacts("artifactItem") + robolectric.artefacts("dependency")
    assertTrue("stand-ins are still needed", tested.keys.containsAll(onlyHere + standIns.keys))
    val asShipped = tested.filterKeys { it !in onlyHere && it !in standIns } +
      standIns.values.filterNotNull().associateWith { tested.getValue(RUNTIME) }
    assertEquals(shipped.toSortedMap(), asShipped.toSortedMap())
  }

  @Test
  fun `Kotlin is the same`() = assertEquals(host.properties["kotlin.version"], versions["kotlin"])

  @Test
  fun `the app's version is the same`() = assertEquals(host.text("version"), versions["app"])

  /** What Robolectric runs on, which no phone gets. */
  private val onlyHere = setOf(
    "app.tengen:aars",
    "junit:junit",
    "org.robolectric:robolectric",
    "org.robolectric:android-all",
  )

  /**
   * Common code under other names than Google's: what Gradle takes instead, at the runtime's version, or nothing where
   * Material brings it along.
   */
  private val standIns = mapOf(
    "org.jetbrains.compose.runtime:runtime-saveable-desktop" to "androidx.compose.runtime:runtime-saveable",
    "org.jetbrains.compose.material:material-icons-core-desktop" to null,
  )

  private companion object {
    const val RUNTIME = "androidx.compose.runtime:runtime"
  }

  /** A pom, with its own and its parent's properties filled in. */
  private inner class Pom(file: File) {
    private val root = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).documentElement
    val properties: Map<String, String> =
      root.child("properties")?.children().orEmpty().associate { it.tagName to it.textContent }

    fun text(tag: String): String = root.text(tag)

    /** `group:name` to version, Google's without the suffix by which Gradle chooses a variant. */
    fun artefacts(tag: String): Map<String, String> {
      val found = root.getElementsByTagName(tag)
      return (0 until found.length).map { found.item(it) as Element }.associate { artefact ->
        val (group, name, version) = listOf("groupId", "artifactId", "version").map(artefact::text)
        val common = if (group.startsWith("androidx.")) name.removeSuffix("-android").removeSuffix("-jvm") else name
        "$group:$common" to fill(version)
      }
    }

    private fun fill(version: String) = Regex("""\$\{(.*?)}""").replace(version) { match ->
      val name = match.groupValues[1]
      properties[name] ?: if (name == "project.version") host.text("version") else host.properties.getValue(name)
    }
  }
}

private fun Element.children(): List<Element> =
  (0 until childNodes.length).mapNotNull { childNodes.item(it) as? Element }

private fun Element.text(tag: String): String = checkNotNull(child(tag)) { "no $tag in $tagName" }.textContent

private fun Element.child(tag: String): Element? = children().firstOrNull { it.tagName == tag }
