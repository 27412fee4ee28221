package app.tengen.ui.text

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource

/**
 * A sentence that has no language yet: presenters choose words, screens [read] them. Being plain data, it is what tests
 * compare.
 */
@Immutable
sealed interface Words {
  /** The string [key] of the resources; [parts] fill its numbered places and may be words themselves. */
  data class Keyed(val key: Int, val parts: List<Any> = emptyList()) : Words

  /** The plural [key] for [count], which is its only place. */
  data class Counted(val key: Int, val count: Int) : Words

  /** What is the same in every language: a name, a coordinate. */
  data class Plain(val text: String) : Words
}

/** The string [key] with [parts] in its numbered places. */
fun words(key: Int, vararg parts: Any): Words = Words.Keyed(key, parts.asList())

/** These words in the reader's language. */
@Composable
fun Words.read(): String = when (this) {
  is Words.Plain -> text
  is Words.Counted -> pluralStringResource(key, count, count)
  is Words.Keyed -> {
    val read = ArrayList<Any>(parts.size)
    for (part in parts) read += if (part is Words) part.read() else part
    if (read.isEmpty()) stringResource(key) else stringResource(key, *read.toTypedArray())
  }
}
