package app.tengen.contract.presenters

import app.tengen.ui.R
import app.tengen.ui.text.Words
import kotlin.reflect.KClass

/** [words] of no language: the key with its parts. */
internal fun text(words: Words): String = when (words) {
  is Words.Plain -> words.text
  is Words.Counted -> "${plurals.getValue(words.key)}(${words.count})"
  is Words.Keyed -> {
    val key = strings.getValue(words.key)
    if (words.parts.isEmpty()) key else words.parts.joinToString(", ", "$key(", ")", transform = ::part)
  }
}

private fun part(part: Any): String = if (part is Words) text(part) else part.toString()

private val strings = namesById(R.string::class)
private val plurals = namesById(R.plurals::class)

/** The names of the resources of a kind. */
private fun namesById(kind: KClass<*>): Map<Int, String> =
  kind.java.declaredFields.filter { it.type == Int::class.javaPrimitiveType }.associate { it.getInt(null) to it.name }
