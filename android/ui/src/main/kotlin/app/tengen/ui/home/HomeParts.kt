package app.tengen.ui.home

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.IntrinsicSize
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxHeight
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
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
import app.tengen.ui.board.BoardThumbnail
import app.tengen.ui.design.Corner
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenCard
import app.tengen.ui.design.TengenIcon
import app.tengen.ui.design.TengenIconButton
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.game.GameKind
import app.tengen.ui.text.read

/** The game on the table: a small picture of it, who is to move, since when. */
@Composable
internal fun ResumeCard(state: ResumeState, onIntent: (HomeIntent) -> Unit, modifier: Modifier = Modifier) {
  TengenCard(modifier.testTag("continue"), { onIntent(HomeIntent.Continue) }) {
    Row(Modifier.padding(Space.large), Arrangement.spacedBy(Space.large), Alignment.CenterVertically) {
      BoardThumbnail(state.board, Modifier.size(116.dp))
      Column(Modifier.weight(1f), Arrangement.spacedBy(Space.tight)) {
        Text(state.title.read(), style = Tengen.type.titleLarge, color = Tengen.palette.accent)
        Text(state.players.read(), style = Tengen.type.titleSmall)
        Text(state.status.read(), Modifier.testTag("continue-status"), style = Tengen.type.bodyMedium)
        state.terms?.let { Text(it.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary) }
        Text(state.ago.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
      }
    }
  }
}

/** One way to play: the card starts at once, the pencil sets up first. */
@Composable
internal fun ChoiceCard(state: ChoiceState, onIntent: (HomeIntent) -> Unit, modifier: Modifier = Modifier) {
  TengenCard(modifier) {
    Row(Modifier.height(IntrinsicSize.Min), verticalAlignment = Alignment.CenterVertically) {
      Row(
        Modifier
          .weight(1f)
          .fillMaxHeight()
          .clickable(role = Role.Button) { onIntent(HomeIntent.Start(state.kind)) }
          .heightIn(min = 84.dp)
          .testTag("start-${state.kind}")
          .padding(start = Space.large, top = Space.medium, bottom = Space.medium),
        Arrangement.spacedBy(Space.large),
        Alignment.CenterVertically,
      ) {
        TengenIcon(iconOf(state.kind), null, Modifier.size(28.dp))
        Column(Modifier.weight(1f)) {
          Text(state.title.read(), style = Tengen.type.titleMedium)
          Text(state.detail.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
        }
      }
      TengenIconButton(
        TengenIcons.Edit,
        stringResource(R.string.home_edit, state.title.read()),
        { onIntent(HomeIntent.Edit(state.kind)) },
        Modifier.padding(horizontal = Space.small).testTag("edit-${state.kind}"),
      )
    }
  }
}

/** The way to somebody on the same network. */
@Composable
internal fun NearbyCard(onIntent: (HomeIntent) -> Unit, modifier: Modifier = Modifier) {
  TengenCard(modifier.testTag("open-nearby"), { onIntent(HomeIntent.OpenNearby) }) {
    Row(
      Modifier.heightIn(min = 84.dp).padding(horizontal = Space.large, vertical = Space.medium),
      Arrangement.spacedBy(Space.large),
      Alignment.CenterVertically,
    ) {
      TengenIcon(TengenIcons.Nearby, null, Modifier.size(28.dp))
      Column(Modifier.weight(1f)) {
        Text(stringResource(R.string.home_nearby), style = Tengen.type.titleMedium)
        Text(
          stringResource(R.string.home_nearby_meaning),
          style = Tengen.type.bodyMedium,
          color = Tengen.palette.secondary,
        )
      }
      TengenIcon(TengenIcons.Forward, null, tint = Tengen.palette.secondary)
    }
  }
}

/** A game that was left: one tap takes it up again. */
@Composable
internal fun UnfinishedRow(state: UnfinishedState, onIntent: (HomeIntent) -> Unit, modifier: Modifier = Modifier) {
  Row(
    modifier
      .clip(Corner.medium)
      .clickable(role = Role.Button) { onIntent(HomeIntent.Open(state.game)) }
      .testTag("game-${state.game}")
      .padding(Space.small),
    Arrangement.spacedBy(Space.large),
    Alignment.CenterVertically,
  ) {
    BoardThumbnail(state.board, Modifier.size(64.dp))
    Column(Modifier.weight(1f).fillMaxWidth()) {
      Text(state.players.read(), style = Tengen.type.titleSmall)
      Text(state.status.read(), style = Tengen.type.bodyMedium)
      state.terms?.let { Text(it.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary) }
      Text(state.ago.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
    }
    TengenIcon(TengenIcons.Forward, null, tint = Tengen.palette.secondary)
  }
}

private fun iconOf(kind: GameKind): ImageVector = when (kind) {
  GameKind.AgainstComputer -> TengenIcons.Computer
  GameKind.TwoPeople -> TengenIcons.People
  GameKind.Watch -> TengenIcons.Watch
}
