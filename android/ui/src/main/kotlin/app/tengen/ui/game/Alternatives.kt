package app.tengen.ui.game

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Modifier
import app.tengen.ui.design.Choice
import app.tengen.ui.design.Option
import app.tengen.ui.text.Words
import app.tengen.ui.text.read

/**
 * One of several things to choose from.
 *
 * @property label what it is called
 * @property isChosen whether it is the present one
 * @property intent what choosing it asks for
 * @property tag its name in tests
 */
@Immutable
data class Alternative<I>(val label: Words, val isChosen: Boolean, val intent: I, val tag: String)

/** An alternative for each of [values]; [group] is what their tags begin with. */
fun <T, I> alternatives(
  group: String,
  values: List<T>,
  chosen: T,
  label: (T) -> Words,
  intent: (T) -> I,
): List<Alternative<I>> = values.map { Alternative(label(it), it == chosen, intent(it), "$group-$it") }

/** The [alternatives] as one control. */
@Composable
fun <I> Alternatives(alternatives: List<Alternative<I>>, onIntent: (I) -> Unit, modifier: Modifier = Modifier) {
  val options = ArrayList<Option<Int>>(alternatives.size)
  alternatives.forEachIndexed { index, it -> options += Option(index, it.label.read(), it.tag) }
  Choice(options, alternatives.indexOfFirst { it.isChosen }, { onIntent(alternatives[it].intent) }, modifier)
}
