import TengenCore

func lobbyState(_ lobby: Lobby, _ local: NearbyLocal) -> LobbyState {
  LobbyState(
    title: words(.nearbyLobbyTitle, .plain(lobby.host)),
    rooms: lobby.rooms.map(lobbyRoomState),
    code: local.roomCode,
    asksCode: lobby.rooms.contains(where: \.private)
  )
}

private func lobbyRoomState(_ room: LobbyRoom) -> LobbyRoomState {
  let terms = termsText(room.settings.terms)
  let watched = words(.nearbyDetail, terms, .counted(.nearbyWatchers, Int(room.watchers)))
  return LobbyRoomState(
    room: room.room,
    seats: words(.nearbySeats, seatText(room.first), seatText(room.second)),
    detail: room.watchers == 0 ? terms : watched,
    isPrivate: room.private
  )
}

private func seatText(_ name: String) -> Words { name.isEmpty ? words(.nearbySeatFree) : .plain(name) }

extension RoomView {
  /// Whether a room is where its board is: a game runs, or its result is to be seen.
  var isAtBoard: Bool { phase == .playing || phase == .finished }
}

/// A room while no game runs in it yet.
func roomState(_ room: RoomView) -> RoomState {
  RoomState(
    title: words(.nearbyRoomTitle, .plain(room.host)),
    setup: termsText(room.settings.terms),
    persons: [room.first, room.second].map(personText),
    canReady: room.canReady,
    isReady: room.ready,
    canSit: room.canSit,
    canStand: room.seat != nil && room.phase == .open,
    canSettle: room.canSettle
  )
}

private func personText(_ person: RoomPerson?) -> Words {
  guard let person else { return words(.nearbySeatFree) }
  return person.ready ? words(.nearbyDetail, .plain(person.name), words(.nearbyRoomIsReady)) : .plain(person.name)
}
