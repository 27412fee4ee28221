package app.tengen.ui.nearby

import androidx.compose.foundation.background
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.LineField
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenCard
import app.tengen.ui.design.TengenIcon
import app.tengen.ui.design.TengenIconButton
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.Writing
import app.tengen.ui.text.read

/** How others see this person. */
@Composable
internal fun OwnCard(state: NearbyState, onIntent: (NearbyIntent) -> Unit, modifier: Modifier = Modifier) {
  TengenCard(modifier) {
    Row(
      Modifier.padding(start = Space.large, top = Space.medium, bottom = Space.medium, end = Space.small),
      Arrangement.spacedBy(Space.medium),
      Alignment.CenterVertically,
    ) {
      TengenIcon(TengenIcons.Nearby, null, tint = Tengen.palette.accent)
      Column(Modifier.weight(1f)) {
        Text(state.status.read(), Modifier.testTag("visible"), style = Tengen.type.titleMedium)
        Text(
          stringResource(R.string.nearby_visible_meaning),
          style = Tengen.type.bodyMedium,
          color = Tengen.palette.secondary,
        )
      }
      TengenIconButton(
        TengenIcons.Edit,
        stringResource(R.string.nearby_name_edit),
        { onIntent(NearbyIntent.EditName) },
        Modifier.testTag("edit-name"),
      )
    }
  }
}

/** Somebody, and what a tap does. Whom it does nothing with is no button. */
@Composable
internal fun PeerRow(state: PeerState, onIntent: (NearbyIntent) -> Unit, modifier: Modifier = Modifier) {
  val (tap, palette) = state.tap to Tengen.palette
  TengenCard(modifier) {
    Row(verticalAlignment = Alignment.CenterVertically) {
      Row(
        Modifier
          .weight(1f)
          .then(
            if (tap == null) Modifier.semantics(mergeDescendants = true) {}
            else Modifier.clickable(role = Role.Button) { onIntent(tap) },
          )
          .heightIn(min = 64.dp)
          .testTag("peer-${state.name}")
          .padding(horizontal = Space.large, vertical = Space.medium),
        Arrangement.spacedBy(Space.large),
        Alignment.CenterVertically,
      ) {
        TengenIcon(TengenIcons.Person, null, tint = if (tap == null) palette.secondary else palette.text)
        Column(Modifier.weight(1f)) {
          Text(state.name, style = Tengen.type.titleMedium)
          Text(
            state.detail.read(),
            Modifier.testTag("peer-state-${state.name}"),
            style = Tengen.type.bodyMedium,
            color = palette.secondary,
          )
        }
      }
      if (state.canForget) {
        TengenIconButton(
          TengenIcons.Close,
          stringResource(R.string.nearby_peer_forget, state.name),
          { onIntent(NearbyIntent.Forget(state.id)) },
          Modifier.padding(end = Space.small).testTag("forget-${state.name}"),
        )
      }
    }
    state.goOn?.let { GoOnRow(it, onIntent, Modifier.testTag("go-on-${state.name}")) }
  }
}

/** A game that can go on. */
@Composable
private fun GoOnRow(state: GoOnState, onIntent: (NearbyIntent) -> Unit, modifier: Modifier) {
  val palette = Tengen.palette
  Box(Modifier.fillMaxWidth().height(1.dp).background(palette.hairline))
  Row(
    modifier
      .fillMaxWidth()
      .clickable(role = Role.Button) { onIntent(state.intent) }
      .heightIn(min = 64.dp)
      .padding(horizontal = Space.large, vertical = Space.medium),
    Arrangement.spacedBy(Space.large),
    Alignment.CenterVertically,
  ) {
    TengenIcon(TengenIcons.Forward, null, tint = palette.accent)
    Column {
      Text(state.label.read(), style = Tengen.type.titleMedium)
      Text(state.detail.read(), style = Tengen.type.bodyMedium, color = palette.secondary)
    }
  }
}

/** A room of a hall: a tap goes in, to play where a seat is free, else to watch. */
@Composable
internal fun LobbyRow(state: LobbyRoomState, onIntent: (NearbyIntent) -> Unit, modifier: Modifier = Modifier) {
  TengenCard(modifier.testTag("room-${state.room}"), { onIntent(NearbyIntent.EnterRoom(state.room)) }) {
    Column(Modifier.padding(horizontal = Space.large, vertical = Space.medium)) {
      Text(state.seats.read(), style = Tengen.type.titleMedium)
      Text(state.detail.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
      if (state.isPrivate) {
        Text(
          stringResource(R.string.nearby_lobby_private),
          style = Tengen.type.bodyMedium,
          color = Tengen.palette.secondary,
        )
      }
    }
  }
}

@Composable
internal fun RoomCodeField(code: String, onIntent: (NearbyIntent) -> Unit, modifier: Modifier = Modifier) = LineField(
  code,
  { onIntent(NearbyIntent.SetRoomCode(it)) },
  stringResource(R.string.nearby_lobby_code),
  modifier.testTag("room-code"),
  Writing.CODE,
)

/** A room before its first game: who sits there and who is ready. */
@Composable
internal fun RoomCard(state: RoomState, onIntent: (NearbyIntent) -> Unit, modifier: Modifier = Modifier) {
  TengenCard(modifier.testTag("room")) {
    Column(Modifier.padding(Space.large), Arrangement.spacedBy(Space.medium)) {
      Title(state.title.read())
      Text(state.setup.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
      for (person in state.persons) {
        Text(
          person.read(),
          Modifier.semantics { liveRegion = LiveRegionMode.Polite },
          style = Tengen.type.titleMedium,
        )
      }
      Text(
        stringResource(R.string.nearby_room_waiting),
        style = Tengen.type.bodyMedium,
        color = Tengen.palette.secondary,
      )
      RoomButtons(state, onIntent)
    }
  }
}

@Composable
private fun RoomButtons(state: RoomState, onIntent: (NearbyIntent) -> Unit) {
  val wide = Modifier.fillMaxWidth()
  if (state.canReady) {
    val label = if (state.isReady) R.string.nearby_room_not_ready else R.string.nearby_room_ready
    TengenButton(
      stringResource(label),
      { onIntent(NearbyIntent.SetReady(!state.isReady)) },
      wide.testTag("ready"),
      if (state.isReady) ButtonKind.QUIET else ButtonKind.PRIMARY,
    )
  }
  if (state.canSit) {
    TengenButton(stringResource(R.string.nearby_room_sit), { onIntent(NearbyIntent.Sit) }, wide.testTag("sit"))
  }
  if (state.canSettle) {
    TengenButton(
      stringResource(R.string.nearby_settle),
      { onIntent(NearbyIntent.OpenTerms) },
      wide.testTag("settle"),
      ButtonKind.QUIET,
    )
  }
  if (state.canStand) {
    TengenButton(
      stringResource(R.string.nearby_room_stand),
      { onIntent(NearbyIntent.Stand) },
      wide.testTag("stand"),
      ButtonKind.QUIET,
    )
  }
  TengenButton(
    stringResource(R.string.nearby_room_leave),
    { onIntent(NearbyIntent.LeaveRoom) },
    wide.testTag("leave-room"),
    ButtonKind.QUIET,
  )
}
