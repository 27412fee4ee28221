package app.tengen.ui.game

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import app.tengen.ui.design.ActionButton
import app.tengen.ui.design.Space
import app.tengen.ui.text.Words
import app.tengen.ui.text.read

/** A labelled action under the board; [tag] is its name in tests. */
@Immutable
data class GameAction<I>(
  val icon: ImageVector,
  val label: Words,
  val intent: I,
  val tag: String,
  val isEnabled: Boolean = true,
)

/** The actions of a game, of equal width. */
@Composable
fun <I> ActionRow(actions: List<GameAction<I>>, onIntent: (I) -> Unit, modifier: Modifier = Modifier) {
  Row(modifier.fillMaxWidth(), Arrangement.spacedBy(Space.tight), Alignment.Top) {
    for (action in actions) {
      ActionButton(
        action.icon,
        action.label.read(),
        { onIntent(action.intent) },
        Modifier.weight(1f).testTag(action.tag),
        action.isEnabled,
      )
    }
  }
}
