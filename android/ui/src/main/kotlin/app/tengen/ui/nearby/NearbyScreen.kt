package app.tengen.ui.nearby

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.LazyListScope
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Page
import app.tengen.ui.design.ReadableWidth
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TopBar
import app.tengen.ui.text.read

/** Those nearby: who can be invited, the rooms of a hall, and what one is asked. */
@Composable
fun NearbyScreen(state: NearbyState, onIntent: (NearbyIntent) -> Unit, modifier: Modifier = Modifier) {
  Page(
    modifier,
    topBar = {
      TopBar(
        stringResource(R.string.nearby_title),
        onBack = { onIntent(NearbyIntent.Leave) },
        backLabel = stringResource(R.string.nearby_back),
      )
    },
  ) { insets ->
    val item = Modifier.widthIn(max = ReadableWidth).fillMaxWidth()
    LazyColumn(
      Modifier.fillMaxSize().padding(insets).testTag("nearby"),
      contentPadding = PaddingValues(start = Space.large, end = Space.large, bottom = Space.wide),
      verticalArrangement = Arrangement.spacedBy(Space.medium),
      horizontalAlignment = Alignment.CenterHorizontally,
    ) {
      state.problem?.let { problem -> item { ProblemBanner(problem, onIntent, item) } }
      state.announcement?.let { item { Banner(it, item.testTag("announcement")) } }
      val (room, lobby) = state.room to state.lobby
      when {
        room != null -> item { RoomCard(room, onIntent, item) }
        lobby != null -> lobby(lobby, onIntent, item)
        else -> people(state, onIntent, item)
      }
    }
  }
  state.sheet?.let { NearbySheets(it, onIntent) }
}

@Composable
private fun ProblemBanner(problem: NearbyProblemState, onIntent: (NearbyIntent) -> Unit, modifier: Modifier) = Banner(
  problem.words.read(),
  modifier.testTag("problem"),
  action = if (problem.canAllow) stringResource(R.string.nearby_problem_permission_ask) else null,
  onAction = { onIntent(NearbyIntent.AskPermission) },
)

private fun LazyListScope.people(state: NearbyState, onIntent: (NearbyIntent) -> Unit, item: Modifier) {
  item { OwnCard(state, onIntent, item) }
  item { SectionTitle(stringResource(R.string.nearby_people), item.padding(top = Space.medium)) }
  if (state.peers.isEmpty()) {
    item {
      Text(
        stringResource(R.string.nearby_empty),
        item.testTag("empty"),
        style = Tengen.type.bodyLarge,
        color = Tengen.palette.secondary,
      )
    }
  }
  items(state.peers, key = { it.id }) { PeerRow(it, onIntent, item) }
  item { OtherWays(onIntent, item.padding(top = Space.medium)) }
}

/** What leads to somebody whom no search finds. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun OtherWays(onIntent: (NearbyIntent) -> Unit, modifier: Modifier) {
  FlowRow(modifier, Arrangement.spacedBy(Space.small), Arrangement.spacedBy(Space.small)) {
    TengenButton(
      stringResource(R.string.nearby_address),
      { onIntent(NearbyIntent.OpenAddress) },
      Modifier.testTag("open-address"),
      ButtonKind.QUIET,
    )
    TengenButton(
      stringResource(R.string.nearby_code),
      { onIntent(NearbyIntent.ShowCode) },
      Modifier.testTag("show-code"),
      ButtonKind.QUIET,
    )
  }
}

private fun LazyListScope.lobby(lobby: LobbyState, onIntent: (NearbyIntent) -> Unit, item: Modifier) {
  item { SectionTitle(lobby.title.read(), item) }
  if (lobby.asksCode) item { RoomCodeField(lobby.code, onIntent, item) }
  if (lobby.rooms.isEmpty()) {
    item { Text(stringResource(R.string.nearby_lobby_empty), item, style = Tengen.type.bodyLarge) }
  }
  items(lobby.rooms, key = { it.room }) { LobbyRow(it, onIntent, item) }
  item {
    TengenButton(
      stringResource(R.string.nearby_lobby_open),
      { onIntent(NearbyIntent.OpenRoom) },
      item.testTag("open-room"),
    )
  }
  item {
    TengenButton(
      stringResource(R.string.nearby_lobby_leave),
      { onIntent(NearbyIntent.LeaveRoom) },
      item.testTag("leave-hall"),
      ButtonKind.QUIET,
    )
  }
}
