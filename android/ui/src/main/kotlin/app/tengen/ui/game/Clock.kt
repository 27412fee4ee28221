package app.tengen.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.pluralStringResource
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.clearAndSetSemantics
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.text
import androidx.compose.ui.text.AnnotatedString
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.design.Corner
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenIcon
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.tabular

/**
 * A player's clock. The last ten seconds show by a ring and bold digits besides the colour; one that nobody lets run
 * has the sign of a pause. A screen reader reads it when it comes there, and is not interrupted by every second.
 */
@Composable
internal fun Clock(state: ClockState, tag: String, modifier: Modifier = Modifier) {
  val palette = Tengen.palette
  val low = state.isLow && state.isRunning
  val color = if (low) palette.danger else if (state.isRunning) palette.text else palette.secondary
  val ring = if (low) Modifier.border(2.dp, palette.danger, Corner.small) else Modifier
  val spoken = spoken(state)
  Row(
    modifier
      .clip(Corner.small)
      .then(if (state.isRunning) Modifier.background(palette.sunken) else Modifier)
      .then(ring)
      .padding(horizontal = Space.small, vertical = Space.tight)
      .testTag(tag)
      .clearAndSetSemantics {
        contentDescription = spoken
        text = AnnotatedString(state.time)
      },
    Arrangement.spacedBy(Space.tight),
    Alignment.CenterVertically,
  ) {
    if (state.isPaused) TengenIcon(TengenIcons.Pause, null, Modifier.size(16.dp), palette.secondary)
    val weight = if (low) FontWeight.Bold else FontWeight.SemiBold
    Text(state.time, style = Tengen.type.titleLarge.tabular(), fontWeight = weight, color = color, maxLines = 1)
    if (state.periods > 0) {
      Text("×${state.periods}", style = Tengen.type.bodyMedium.tabular(), color = palette.secondary, maxLines = 1)
    }
  }
}

@Composable
private fun spoken(state: ClockState): String = listOfNotNull(
  stringResource(R.string.game_clock, state.time),
  if (state.periods > 0) pluralStringResource(R.plurals.game_periods, state.periods, state.periods) else null,
  if (state.isLow) stringResource(R.string.game_clock_low) else null,
  if (state.isPaused) stringResource(R.string.game_clock_paused) else null,
).joinToString(stringResource(R.string.board_comma))
