package app.tengen.ui.play

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import app.tengen.ui.R
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.design.tabular
import app.tengen.ui.game.StripHeight
import app.tengen.ui.text.Words
import app.tengen.ui.text.read

/** Over the board: what the match has come to, and which of the 26 openings is played. */
@Composable
internal fun Heading(score: Words?, pattern: Words?) {
  if (score == null && pattern == null) return
  val style = Tengen.type.bodyMedium.tabular().copy(color = Tengen.palette.secondary)
  Row(Modifier.fillMaxWidth().padding(horizontal = Space.medium), Arrangement.spacedBy(Space.medium)) {
    Text(score?.read().orEmpty(), Modifier.weight(1f).testTag("score"), style = style)
    pattern?.let { Text(it.read(), Modifier.testTag("pattern"), style = style) }
  }
}

/** The line under the board: always as high as two lines, and one can scroll to what is longer than the room for it. */
@Composable
internal fun Message(state: MessageState) {
  val palette = Tengen.palette
  val (style, color) = when (state.tone) {
    MessageTone.Quiet -> Tengen.type.bodyLarge to palette.secondary
    MessageTone.Answer -> Tengen.type.bodyLarge to palette.text
    MessageTone.Refusal -> Tengen.type.bodyLarge to palette.danger
    MessageTone.Result -> Tengen.type.titleMedium to palette.text
  }
  Text(
    state.words.read(),
    Modifier
      .fillMaxWidth()
      .verticalScroll(rememberScrollState())
      .padding(horizontal = Space.medium)
      .testTag("message")
      .semantics { liveRegion = LiveRegionMode.Polite },
    style = style,
    color = color,
    minLines = 2,
  )
}

/**
 * What stands in the lower strip's place when the game is over. Its buttons stand left, where neither Place nor Cancel
 * was: a second tap on Place must not begin another game.
 */
@Composable
internal fun OverBar(canRestart: Boolean, onIntent: (PlayIntent) -> Unit) {
  Row(
    Modifier.fillMaxWidth().heightIn(min = StripHeight),
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
  ) {
    if (canRestart) {
      TengenButton(stringResource(R.string.play_rematch), { onIntent(PlayIntent.Restart) }, Modifier.testTag("rematch"))
    }
    TengenButton(
      stringResource(R.string.play_home),
      { onIntent(PlayIntent.GoHome) },
      Modifier.testTag("over-home"),
      ButtonKind.QUIET,
    )
  }
}

/**
 * "Resign?" The answer that ends the game lies where neither the row that asked nor Place was, so that no second tap
 * gives it.
 */
@Composable
internal fun ResignQuestion(onIntent: (PlayIntent) -> Unit) {
  TengenSheet({ onIntent(PlayIntent.CloseSheet) }) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.tight)) {
      Text(
        stringResource(R.string.play_resign_question),
        Modifier.semantics { heading() },
        style = Tengen.type.titleLarge,
      )
      Text(
        stringResource(R.string.play_resign_meaning),
        style = Tengen.type.bodyLarge,
        color = Tengen.palette.secondary,
      )
    }
    Column(verticalArrangement = Arrangement.spacedBy(Space.medium)) {
      TengenButton(
        stringResource(R.string.play_resign),
        { onIntent(PlayIntent.Resign) },
        Modifier.fillMaxWidth().testTag("resign-yes"),
        ButtonKind.DANGER,
      )
      TengenButton(
        stringResource(R.string.play_resign_not),
        { onIntent(PlayIntent.CloseSheet) },
        Modifier.fillMaxWidth().testTag("resign-no"),
        ButtonKind.QUIET,
      )
    }
  }
}
