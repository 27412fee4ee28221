import SwiftUI
import TengenKit

/// A hall's rooms: a tap goes in, to play where a seat is free, else to watch.
struct LobbyRooms: View {
  let state: LobbyState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    SectionTitle(state.title)
    if state.asksCode {
      LineField(label: words(.nearbyLobbyCode), text: state.code, writing: .code) { onIntent(.setRoomCode($0)) }
    }
    if state.rooms.isEmpty { Sentence(.nearbyLobbyEmpty).font(.plain) }
    ForEach(state.rooms) { LobbyRow(state: $0, onIntent: onIntent) }
    WideButton(label: .nearbyLobbyOpen, kind: .primary, intent: .openRoom, onIntent: onIntent)
    WideButton(label: .nearbyLobbyLeave, kind: .quiet, intent: .leaveRoom, onIntent: onIntent)
  }
}

private struct LobbyRow: View {
  let state: LobbyRoomState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    Button {
      onIntent(.enterRoom(state.room))
    } label: {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(state.seats).font(.cardTitle)
        Sentence(state.detail).font(.detail).secondary()
        if state.isPrivate { Sentence(.nearbyLobbyPrivate).font(.detail).secondary() }
      }
      .multilineTextAlignment(.leading)
      .padding(.horizontal, Space.large)
      .padding(.vertical, Space.medium)
      .frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .card()
    .accessibilityIdentifier("room-\(state.room)")
  }
}

/// A room before its first game: who sits there and who is ready.
struct RoomCard: View {
  let state: RoomState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Sentence(state.title).font(.screenTitle).accessibilityAddTraits(.isHeader)
      Sentence(state.setup).font(.detail).secondary()
      ForEach(state.persons.indices, id: \.self) {
        Sentence(state.persons[$0]).font(.cardTitle).announced(state.persons[$0], atOnce: false)
      }
      Sentence(.nearbyRoomWaiting).font(.detail).secondary()
      buttons
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(Space.large)
    .card()
  }

  @ViewBuilder private var buttons: some View {
    if state.canReady {
      if state.isReady {
        WideButton(label: .nearbyRoomNotReady, kind: .quiet, intent: .setReady(false), onIntent: onIntent)
      } else {
        WideButton(label: .nearbyRoomReady, kind: .primary, intent: .setReady(true), onIntent: onIntent)
      }
    }
    if state.canSit { WideButton(label: .nearbyRoomSit, kind: .primary, intent: .sit, onIntent: onIntent) }
    if state.canSettle { WideButton(label: .nearbySettle, kind: .quiet, intent: .openTerms, onIntent: onIntent) }
    if state.canStand { WideButton(label: .nearbyRoomStand, kind: .quiet, intent: .stand, onIntent: onIntent) }
    WideButton(label: .nearbyRoomLeave, kind: .quiet, intent: .leaveRoom, onIntent: onIntent)
  }
}
