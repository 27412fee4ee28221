package app.tengen.ui.play

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.design.Corner
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenIcon
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.TengenSheet

/**
 * The actions that have no place under the board. Resign is the lowest, at the screen's edge: nothing else that is
 * tapped in a game ever lies there but the row it came from.
 */
@Composable
internal fun MoreSheet(state: PlayState, onIntent: (PlayIntent) -> Unit) {
  val more = state.more
  TengenSheet({ onIntent(PlayIntent.CloseSheet) }, Modifier.testTag("more-sheet")) {
    Heading(state.score, state.pattern)
    Column {
      Row(TengenIcons.Home, R.string.play_home, "home") { onIntent(PlayIntent.GoHome) }
      Row(TengenIcons.Settings, R.string.play_settings, "settings") { onIntent(PlayIntent.OpenSettings) }
      if (more.canProposeClocks) {
        Row(TengenIcons.Clock, R.string.play_new_clocks, "clocks") { onIntent(PlayIntent.OpenClocks) }
      }
      if (more.asksRestart) {
        Row(TengenIcons.Restart, R.string.play_offer_restart, "offer-restart", R.string.play_restart_meaning) {
          onIntent(PlayIntent.OfferRestart)
        }
      } else if (!more.isRoom) {
        Row(TengenIcons.Restart, R.string.play_restart, "restart", R.string.play_restart_meaning) {
          onIntent(PlayIntent.Restart)
        }
      }
      if (more.canSettle) {
        Row(TengenIcons.Terms, R.string.nearby_settle, "settle") { onIntent(PlayIntent.Settle) }
      }
      if (more.isRoom) {
        Row(TengenIcons.Leave, R.string.company_leave, "leave-room") { onIntent(PlayIntent.LeaveRoom) }
      }
      if (more.canOfferDraw) {
        Row(TengenIcons.Draw, R.string.play_offer_draw, "offer-draw") { onIntent(PlayIntent.OfferDraw) }
      }
      if (more.canResign) Row(TengenIcons.Resign, R.string.play_resign, "resign") { onIntent(PlayIntent.AskResign) }
    }
  }
}

@Composable
private fun Row(icon: ImageVector, label: Int, tag: String, meaning: Int? = null, onClick: () -> Unit) {
  Row(
    Modifier
      .fillMaxWidth()
      .clip(Corner.medium)
      .clickable(role = Role.Button, onClick = onClick)
      .heightIn(min = 56.dp)
      .testTag(tag)
      .padding(Space.small),
    Arrangement.spacedBy(Space.large),
    Alignment.CenterVertically,
  ) {
    TengenIcon(icon, null)
    Column {
      Text(stringResource(label), style = Tengen.type.bodyLarge)
      meaning?.let { Text(stringResource(it), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary) }
    }
  }
}
