package app.tengen.ui

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** The arrows between the packages of the screens point one way only. */
class ArrowsTest {
  private class Source(val packageName: String, val file: String, val imports: List<String>)

  private val root = File(System.getProperty("tengen.repository"), "android/ui/src/main/kotlin/app/tengen/ui")

  private val sources: List<Source> = root.walk().filter { it.extension == "kt" }.map { file ->
    val path = file.relativeTo(root).invariantSeparatorsPath
    val lines = file.readLines().filter { it.startsWith("import ") }
    val imports = lines.map { it.removePrefix("import ").substringBefore(" as ") }
    Source(path.substringBefore('/'), path, imports)
  }.toList()

  private val features = setOf("home", "nearby", "newgame", "play", "settings")

  /** What each package may know of its neighbours, itself aside. */
  private val allowed: Map<String, Set<String>> = mapOf(
    "design" to emptySet(),
    "board" to setOf("design"),
    "text" to emptySet(),
    "link" to emptySet(),
    "game" to setOf("design", "board", "text"),
    "setup" to setOf("design", "board", "text", "game"),
    "app" to setOf("design", "board", "text", "link", "game") + features,
  ) + features.associateWith { setOf("design", "board", "text", "link", "game", "setup") }

  /** Objects of the binding, alive and with a thread behind them: `link` alone touches them. */
  private val bindingObjects =
    setOf("App", "Table", "Archive", "Nearby", "ChangeListener", "Subscription").map { "app.tengen.core.$it" }

  private fun violations(rule: (Source, String) -> Boolean): List<String> =
    sources.flatMap { source -> source.imports.filter { rule(source, it) }.map { "${source.file} imports $it" } }

  @Test
  fun `there is something to judge`() {
    assertTrue("only ${sources.size} files below $root", sources.size >= 20)
    assertEquals(emptySet<String>(), sources.map { it.packageName }.toSet() - allowed.keys)
    assertTrue(sources.sumOf { it.imports.size } > 200)
  }

  @Test
  fun `packages know only those below them`() {
    val own = "app.tengen.ui."
    assertEquals(
      emptyList<String>(),
      violations { source, import ->
        val known = import.removePrefix(own).substringBefore('.')
        val free = allowed.getValue(source.packageName) + source.packageName + "R"
        import.startsWith(own) && known !in free
      },
    )
  }

  @Test
  fun `the binding ends in link, and design and board don't know it`() {
    assertEquals(
      emptyList<String>(),
      violations { source, import ->
        when (source.packageName) {
          "link" -> false
          "design", "board" -> import.startsWith("app.tengen.core")
          else -> import in bindingObjects
        }
      },
    )
  }

  @Test
  fun `nothing here knows Android or the computer`() {
    val foreign = listOf("android.", "java.awt", "javax.", "app.tengen.host")
    assertEquals(emptyList<String>(), violations { _, import -> foreign.any(import::startsWith) })
  }

  @Test
  fun `Material stays inside design, but for text`() {
    val material = "androidx.compose.material3."
    val free = setOf("Text", "LocalContentColor", "LocalTextStyle", "ProvideTextStyle")
    assertEquals(
      emptyList<String>(),
      violations { source, import ->
        source.packageName != "design" && import.startsWith(material) && import.removePrefix(material) !in free
      },
    )
  }
}
