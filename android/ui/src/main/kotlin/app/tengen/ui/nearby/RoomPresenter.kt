package app.tengen.ui.nearby

import app.tengen.core.Lobby
import app.tengen.core.LobbyRoom
import app.tengen.core.RoomPerson
import app.tengen.core.RoomPhase
import app.tengen.core.RoomView
import app.tengen.ui.R
import app.tengen.ui.text.Words
import app.tengen.ui.text.words

internal fun lobbyState(lobby: Lobby, local: NearbyLocal) = LobbyState(
  title = words(R.string.nearby_lobby_title, lobby.host),
  rooms = lobby.rooms.map(::lobbyRoomState),
  code = local.roomCode,
  asksCode = lobby.rooms.any { it.`private` },
)

private fun lobbyRoomState(room: LobbyRoom) = LobbyRoomState(
  room = room.room,
  seats = words(R.string.nearby_seats, seatText(room.first), seatText(room.second)),
  detail = if (room.watchers == 0) setupText(room.settings)
  else words(R.string.nearby_detail, setupText(room.settings), watchersText(room.watchers)),
  isPrivate = room.`private`,
)

private fun watchersText(watchers: Int) = Words.Counted(R.plurals.nearby_watchers, watchers)

private fun seatText(name: String): Words = if (name.isEmpty()) words(R.string.nearby_seat_free) else Words.Plain(name)

/** Whether a room is where its board is: a game runs, or its result is to be seen. */
internal fun isAtBoard(room: RoomView): Boolean = room.phase == RoomPhase.PLAYING || room.phase == RoomPhase.FINISHED

/** A room while no game runs in it yet. */
internal fun roomState(room: RoomView) = RoomState(
  title = words(R.string.nearby_room_title, room.host),
  setup = setupText(room.settings),
  persons = listOf(room.first, room.second).map(::personText),
  canReady = room.canReady,
  isReady = room.ready,
  canSit = room.canSit,
  canStand = room.seat != null && room.phase == RoomPhase.OPEN,
  canSettle = room.canSettle,
)

private fun personText(person: RoomPerson?): Words = when {
  person == null -> words(R.string.nearby_seat_free)
  person.ready -> words(R.string.nearby_detail, person.name, words(R.string.nearby_room_is_ready))
  else -> Words.Plain(person.name)
}
