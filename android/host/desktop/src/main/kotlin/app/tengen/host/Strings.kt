package app.tengen.host

import androidx.compose.runtime.staticCompositionLocalOf
import app.tengen.ui.R
import java.io.InputStream
import java.util.Locale
import javax.xml.parsers.DocumentBuilderFactory
import org.w3c.dom.Element

/**
 * Android's string resources for one locale, read from the class path.
 *
 * Like Android since 7.0, a locale takes only translations of its own script: a reader of Traditional Chinese gets
 * English, never Simplified Chinese, until there is a translation of their own.
 */
class Strings(val locale: Locale) {
  private val strings = HashMap<String, String>()
  private val plurals = HashMap<String, Map<String, String>>()
  private val arrays = HashMap<String, List<String>>()

  init {
    for (folder in foldersFor(locale)) index.filter { it.substringBefore('/') == folder }.forEach(::read)
  }

  fun string(id: Int): String = strings.getValue(nameOf(id))

  fun string(id: Int, vararg arguments: Any): String = string(id).format(locale, *arguments)

  fun plural(id: Int, count: Int): String {
    val forms = plurals.getValue(nameOf(id))
    val one = if (count == 1 && locale.language != "zh") forms["one"] else null
    return one ?: forms.getValue("other")
  }

  fun plural(id: Int, count: Int, vararg arguments: Any): String = plural(id, count).format(locale, *arguments)

  fun array(id: Int): Array<String> = arrays.getValue(nameOf(id)).toTypedArray()

  fun drawable(id: Int): InputStream = open("drawable/${nameOf(id)}.xml")

  private fun read(file: String) {
    val root = open(file).use { DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(it).documentElement }
    for (element in root.elements()) {
      val name = element.getAttribute("name")
      when (element.tagName) {
        "string" -> strings[name] = resourceText(element.textContent)
        "plurals" ->
          plurals[name] = element.elements().associate { it.getAttribute("quantity") to resourceText(it.textContent) }
        "string-array" -> arrays[name] = element.elements().map { resourceText(it.textContent) }
      }
    }
  }

  companion object {
    /** Paths below Android's `res`, listed when R was made. */
    val index: List<String> = open("index.txt").use { it.reader().readLines() }

    private val names: Map<Int, String> =
      R::class.java.classes.flatMap { it.fields.toList() }
        .filter { it.type == Int::class.java }
        .associate { it.getInt(null) to it.name }

    private fun nameOf(id: Int): String = names[id] ?: error("no resource 0x${id.toString(16)}")

    private fun open(path: String): InputStream =
      Strings::class.java.getResourceAsStream("/res/$path") ?: error("no resource file $path")

    /** The folders to read for [locale], the most general first: later ones replace. */
    internal fun foldersFor(locale: Locale): List<String> {
      val language = locale.language
      val own = if (language == "zh" && isTraditional(locale)) "values-b+zh+Hant" else "values-$language"
      return listOf("values", own, "values-$language-r${locale.country}")
    }

    private fun isTraditional(locale: Locale): Boolean = when (locale.script) {
      "Hant" -> true
      "Hans" -> false
      else -> locale.country in setOf("TW", "HK", "MO")
    }
  }
}

private fun Element.elements(): List<Element> =
  (0 until childNodes.length).mapNotNull { childNodes.item(it) as? Element }

/** The strings of this window's language. */
val LocalStrings = staticCompositionLocalOf<Strings> { error("a screen needs a Host around it") }
