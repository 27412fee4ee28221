package app.tengen.host

import java.io.File
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The program that stands in for Android's own maker of R, run as the build runs it. */
class GenerateRTest {
  @get:Rule
  val folder = TemporaryFolder()

  private val out get() = folder.root.resolve("out")

  private fun resource(path: String, text: String) {
    val file = folder.root.resolve("res/$path")
    file.parentFile.mkdirs()
    file.writeText(text)
  }

  private val undo = """<string name="undo">Undo</string>"""

  private fun strings(vararg lines: String) = lines.joinToString("\n", "<resources>", "</resources>")

  /** Exit status and what it said. */
  private fun run(): Pair<Int, String> {
    val java = File(System.getProperty("java.home"), "bin/java").path
    val program = File(System.getProperty("tengen.repository"), "android/host/desktop/tools/GenerateR.java").path
    val process = ProcessBuilder(java, program, folder.root.resolve("res").path, "some.ui", out.path)
      .redirectErrorStream(true).start()
    val said = process.inputStream.reader().readText()
    return process.waitFor() to said
  }

  @Test
  fun `names of keys and files become constants, and the index lists the files`() {
    resource("values/strings_a.xml", strings(undo, """<string-array name="levels"/>"""))
    resource("values/strings_b.xml", strings("""<plurals name="moves"/>"""))
    resource("values-zh/strings_a.xml", strings("""<string name="undo">悔棋</string>"""))
    resource("drawable/seal.xml", "<vector/>")
    assertEquals(0 to "", run())
    val lines = out.resolve("kotlin/R.kt").readLines().map { it.substringBefore('=').trim() }
    val declared = lines.filter { it.startsWith("object") || it.startsWith("const") }
    assertEquals(
      listOf(
        "object R {", "object array {", "const val levels", "object drawable {", "const val seal", "object plurals {",
        "const val moves", "object raw {", "object string {", "const val undo",
      ),
      declared,
    )
    assertEquals(
      listOf("drawable/seal.xml", "values-zh/strings_a.xml", "values/strings_a.xml", "values/strings_b.xml"),
      out.resolve("resources/res/index.txt").readLines(),
    )
  }

  @Test
  fun `every fault is named before the build stops`() {
    resource("values/strings_a.xml", strings(undo, """<string name="Redo">R</string>"""))
    resource("values/strings_b.xml", strings(undo, """<style name="plain"/>"""))
    resource("values-zh/strings_a.xml", strings("""<string name="hint">提示</string>"""))
    val (status, said) = run()
    assertEquals(1, status)
    val faults = listOf("defined twice: string/undo", "'Redo'", "<style>", "not in the default language: string/hint")
    for (fault in faults) {
      assertTrue("$fault is missing in: $said", fault in said)
    }
  }
}
