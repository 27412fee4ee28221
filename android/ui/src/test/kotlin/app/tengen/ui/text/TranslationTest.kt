package app.tengen.ui.text

import java.io.File
import javax.xml.parsers.DocumentBuilderFactory
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.w3c.dom.Element

/** Each word is there in each language, and each is said somewhere. */
class TranslationTest {
  private val module = File(System.getProperty("tengen.repository"), "android/ui/src/main")

  /** Text of each string, and of each form of a plural, by key. */
  private fun words(folder: String): Map<String, List<String>> {
    val files = File(module, "res/$folder").listFiles().orEmpty().filter { it.name.startsWith("strings_") }
    return files.flatMap { file ->
      val nodes = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file).documentElement.childNodes
      (0 until nodes.length).mapNotNull { nodes.item(it) as? Element }.map { it.getAttribute("name") to forms(it) }
    }.toMap()
  }

  private fun forms(element: Element): List<String> {
    val items = element.getElementsByTagName("item")
    if (items.length == 0) return listOf(element.textContent)
    return (0 until items.length).map { items.item(it).textContent }
  }

  private val place = Regex("%\\d\\$[sd]")

  private fun places(forms: List<String>) = forms.map { form -> place.findAll(form).map { it.value }.toSet() }.toSet()

  /** What is called differently in each language: every one of them takes its own of the names it is given. */
  private val namesInEachLanguage = setOf("pattern_name", "pattern_meaning")

  private val english = words("values")
  private val chinese = words("values-zh")

  @Test
  fun `the same keys with the same places in both languages`() {
    assertTrue("only ${english.size} keys", english.size > 100)
    assertEquals(english.keys, chinese.keys)
    for ((key, forms) in english - namesInEachLanguage) {
      assertEquals(key, places(forms), places(chinese.getValue(key)))
    }
  }

  @Test
  fun `nothing is left in English by oversight`() {
    val latin = Regex("[A-Za-z]{2,}")
    fun isLatin(form: String) = latin.containsMatchIn(form.replace(place, "").replace("\\n", ""))
    val left = chinese.filterValues { forms -> forms.any(::isLatin) }
    assertEquals(emptyMap<String, List<String>>(), left)
  }

  @Test
  fun `every key is used`() {
    val sources = File(module, "kotlin").walk().filter { it.extension == "kt" }.joinToString("\n") { it.readText() }
    // The name of the app is also what the launcher and the window show.
    val unused = english.keys.filterNot { Regex("R\\.(string|plurals)\\.$it\\b").containsMatchIn(sources) }
    assertEquals(emptyList<String>(), unused)
  }
}
