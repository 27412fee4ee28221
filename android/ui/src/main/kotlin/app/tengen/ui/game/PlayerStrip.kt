package app.tengen.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.semantics.stateDescription
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.tengen.ui.R
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Corner
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenIconButton
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.ThinBar
import app.tengen.ui.text.read

/** The least height of what stands above and below the board, so that one can take the other's place without a jump. */
val StripHeight: Dp
  @Composable @ReadOnlyComposable
  get() = with(LocalDensity.current) { maxOf(64.dp, 28.sp.toDp() + 16.dp) }

/**
 * Who plays one colour, their clock if there is one, whether it is their turn, and while the computer thinks for them a
 * thin bar with Stop. [clock] is asked for here, so that its ticking draws nothing else.
 *
 * The side to move has a frame and the mark beside the name: colour alone doesn't tell.
 */
@Composable
fun PlayerStrip(
  state: PlayerStripState,
  onStop: () -> Unit,
  modifier: Modifier = Modifier,
  clock: () -> ClockState? = { null },
) {
  val palette = Tengen.palette
  val turn = stringResource(R.string.game_to_move)
  val frame =
    if (state.isToMove) Modifier.background(palette.surface).border(1.dp, palette.outline, Corner.medium) else Modifier
  Box(
    modifier
      .fillMaxWidth()
      .heightIn(min = StripHeight)
      .clip(Corner.medium)
      .then(frame)
      .semantics { if (state.isToMove) stateDescription = turn },
    Alignment.Center,
  ) {
    Row(
      Modifier.padding(horizontal = Space.medium, vertical = Space.small),
      Arrangement.spacedBy(Space.medium),
      Alignment.CenterVertically,
    ) {
      StoneIcon(state.stone)
      val shown = clock()
      // The largest letters leave no room for a clock beside the name.
      val isStacked = shown != null && LocalDensity.current.fontScale > 1.3f
      Column(Modifier.weight(1f)) {
        Text(
          state.name.read(),
          Modifier.testTag("player-${state.stone}"),
          style = Tengen.type.titleMedium,
          maxLines = 1,
          overflow = TextOverflow.Ellipsis,
        )
        if (isStacked) shown?.let { Clock(it, "clock-${state.stone}") }
        state.detail?.takeUnless { isStacked }?.let {
          Text(
            it.read(),
            style = Tengen.type.bodyMedium,
            color = palette.secondary,
            maxLines = 1,
            overflow = TextOverflow.Ellipsis,
          )
        }
      }
      if (!isStacked) shown?.let { Clock(it, "clock-${state.stone}") }
      if (state.thinking != null) Stop(isSmall = shown != null, onStop)
    }
    state.thinking?.let {
      ThinBar(it.progress, Modifier.align(Alignment.BottomCenter).padding(horizontal = Space.small).testTag("thinking"))
    }
  }
}

/** With a clock beside it there is no room for the word. */
@Composable
private fun Stop(isSmall: Boolean, onStop: () -> Unit) {
  val label = stringResource(R.string.game_stop)
  if (isSmall) {
    TengenIconButton(TengenIcons.Stop, label, onStop, Modifier.testTag("stop"))
  } else {
    TengenButton(label, onStop, Modifier.testTag("stop"), ButtonKind.QUIET)
  }
}
