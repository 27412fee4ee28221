import ContractSteps

@testable import TengenKit

// What stories can expect of the page of those nearby and of what a room adds to its board.

func faceOf(_ state: NearbyState) -> [String: Json] {
  [
    "name": .of(state.name),
    "status": .text(text(state.status)),
    "problem": .of(state.problem.map { text($0.words) }),
    "can_allow": .bool(state.problem?.canAllow ?? false),
    "announcement": .of(state.announcement),
    "peers": .list(
      state.peers.map { .text(line($0)) }),
    "lobby": .of(state.lobby.map { text($0.title) }),
    "rooms": .list((state.lobby?.rooms ?? []).map { .text(line($0)) }),
    "asks_code": .bool(state.lobby?.asksCode ?? false),
    "room": .of(state.room.map(line)),
    "room_acts": .list((state.room.map(acts) ?? []).map(Json.text)),
    "sheet": .of(state.sheet.map(line)),
    "code": .of(state.sheet.flatMap(codeOf)),
  ]
}

func faceOf(_ state: BesideState?) -> [String: Json] {
  let presence = (state?.company.presence ?? [:]).sorted { $0.key == .black && $1.key == .white }
  return [
    "open": .bool(state != nil),
    "presence": .list(presence.map { .text("\(name(of: $0.key)) \(text($0.value))") }),
    "notice": .of(state?.company.notice.map(text)),
    "offer": .of(state?.company.offer.map(text)),
    "unread": .number(state?.company.unread ?? 0),
    "watching": .bool(state?.company.isWatching ?? false),
    "sheet": .of(state?.sheet.map(line)),
    "chat": .list((chat(state)?.lines ?? []).map { .text(text($0.words)) }),
    "text": .of(chat(state)?.text),
    "phrases": .number(chat(state)?.phrases.count ?? 0),
    "can_write": .bool(chat(state)?.canWrite ?? false),
    "can_switch": .bool(chat(state)?.canSwitch ?? false),
    "can_settle": .bool(state?.company.canSettle ?? false),
    "can_say": .bool(chat(state)?.canSay ?? false),
    "can_say_text": .bool(chat(state)?.canSayText ?? false),
  ]
}

private func chat(_ state: BesideState?) -> ChatState? {
  if case .chat(let chat) = state?.sheet { chat } else { nil }
}

private func line(_ room: RoomState) -> String {
  ([room.title, room.setup] + room.persons).map(text).joined(separator: " | ")
}

private func line(_ peer: PeerState) -> String {
  let goOn = peer.goOn.map { ", \(text($0.label)) \(text($0.detail))" } ?? ""
  return "\(peer.name): \(text(peer.detail))" + (peer.canForget ? ", can be forgotten" : "") + goOn
}

private func line(_ room: LobbyRoomState) -> String {
  "\(room.room): \(text(room.seats)) | \(text(room.detail))" + (room.isPrivate ? ", private" : "")
}

private func acts(_ room: RoomState) -> [String] {
  let ready = room.isReady ? "not ready" : room.canReady ? "ready" : nil
  let others = [room.canSit ? "sit" : nil, room.canSettle ? "settle" : nil, room.canStand ? "stand" : nil]
  return ([ready] + others).compactMap(\.self)
}

/// What a sheet shows to be compared or typed elsewhere.
private func codeOf(_ sheet: NearbySheet) -> String? {
  switch sheet {
  case .incoming(let state): state.code
  case .outgoing(let state): state.code
  case .code(let addresses, _): addresses.joined(separator: " ")
  case .name, .address, .invite, .terms: nil
  }
}

private func line(_ sheet: NearbySheet) -> String {
  switch sheet {
  case .name(let state): (state.isFirst ? "first name " : "name ") + state.name
  case .address(let state): "address \(state.address)" + (state.canCall ? "" : ", nobody")
  case .code: "code"
  case .invite(let state):
    "invite \(state.peer ?? "null"), \(chosen(state.colours))" + (state.problem.map { ", \(text($0))" } ?? "")
  case .terms(let state): line(state)
  case .incoming(let state): line(state)
  case .outgoing(let state):
    "outgoing \(text(state.title))" + (state.warning.map { " | \(text($0))" } ?? "") + (state.isOver ? ", over" : "")
  }
}

private func line(_ incoming: IncomingSheetState) -> String {
  let parts = [
    "incoming " + text(incoming.title), text(incoming.setup), text(incoming.colour), incoming.warning.map(text),
    incoming.aside.map(text), incoming.isCompared ? "compared" : nil,
  ]
  return parts.compactMap(\.self).joined(separator: " | ")
}

private func line(_ sheet: TermsSheetState) -> String {
  "terms " + sheet.terms.sections.map { text($0.value) }.joined(separator: " | ")
    + (sheet.problem.map { ", \(text($0))" } ?? "")
}

private func line(_ sheet: BesideSheet) -> String {
  switch sheet {
  case .chat(let chat): chat.isMuted ? "chat, muted" : "chat"
  case .terms(let state): line(state)
  case .leaveQuestion(let meaning): "leave question" + (meaning.map { " \(text($0))" } ?? "")
  }
}
