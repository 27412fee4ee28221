package app.tengen.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Space
import app.tengen.ui.design.TengenButton
import app.tengen.ui.text.read

/** What can be answered to the message above, side by side and equally wide; long words wrap. */
@Composable
internal fun ChoiceBar(choices: List<PlayChoice>, onIntent: (PlayIntent) -> Unit, modifier: Modifier = Modifier) {
  Row(modifier.fillMaxWidth().padding(top = Space.tight).height(IntrinsicSize.Min), Arrangement.spacedBy(Space.small)) {
    for (choice in choices) {
      TengenButton(
        choice.label.read(),
        { onIntent(choice.intent) },
        Modifier.weight(1f).fillMaxHeight().testTag(choice.tag),
        ButtonKind.CHOICE,
      )
    }
  }
}
