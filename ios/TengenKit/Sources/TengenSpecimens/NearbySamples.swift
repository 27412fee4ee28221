import Foundation
import TengenCore
import TengenKit

private let tenMinutes = TimeControl.fischer(mainMs: 600_000, incrementMs: 5_000, early: false)

/// A game of ten minutes on the standard board.
public func aRoomSettings(
  _ rules: RuleSet = .freestyle, size: Int32 = 15, isTimed: Bool = true, freeChat: Bool = true
) -> RoomSettings {
  var terms = presetTerms(preset: .quick, people: true, asks: true)
  terms.size = size
  terms.rules = rules
  terms.clock = isTimed ? tenMinutes : nil
  terms.otherClock = terms.clock
  return RoomSettings(name: "", terms: terms, first: .black, freeChat: freeChat, noShowS: 60, absentS: 120)
}

/// Anna's device with the page open.
public func aNearby(
  _ peers: [Peer] = [],
  incoming: Incoming? = nil,
  outgoing: Outgoing? = nil,
  lobby: Lobby? = nil,
  room: RoomView? = nil,
  problem: NearbyProblem? = nil,
  announcement: String? = nil,
  name: String = "Anna",
  isOpen: Bool = true,
  addresses: [String] = ["192.168.1.5"]
) -> NearbySnapshot {
  NearbySnapshot(
    revision: 1,
    open: isOpen,
    name: name,
    me: "aaaaaaaaaaaaaaaaaaaaaaaaaa",
    listening: Listening(port: 27315, addresses: addresses),
    advertisement: nil,
    link: "tengen://join?a=192.168.1.5:27315",
    qr: aCode(),
    peers: peers,
    incoming: incoming,
    outgoing: outgoing,
    lobby: lobby,
    room: room,
    problem: problem,
    announcement: announcement,
    settings: aRoomSettings()
  )
}

/// Looks like a code; nothing stands in it.
private func aCode(side: Int = 33) -> QrCode {
  let corners = [(0, 0), (0, side - 7), (side - 7, 0)]
  let isDark = { (row: Int, column: Int) -> Bool in
    let corner = corners.first { top, left in
      (top - 1...top + 7).contains(row) && (left - 1...left + 7).contains(column)
    }
    guard let (top, left) = corner else { return (row * 7 + column * 13 + row * column) % 5 < 2 }
    let ring = max(abs(row - top - 3), abs(column - left - 3))
    return ring != 2 && ring != 4
  }
  let modules = (0..<side * side).map { UInt8(isDark($0 / side, $0 % side) ? 1 : 0) }
  return QrCode(side: Int32(side), modules: Data(modules))
}

/// A game that was left after 17 stones.
public let anUnfinished = Unfinished(
  game: 4, plies: 17, me: .black, myTurn: false, updatedMs: sampleNowMs - 24 * 3_600_000)

/// Somebody in the list, by their name.
public func aPeer(
  _ name: String, _ state: TengenCore.PeerState = .free, _ trust: Trust = .new, _ source: PeerSource = .found,
  unfinished: Unfinished? = nil
) -> Peer {
  Peer(id: name, name: name, source: source, trust: trust, state: state, unfinished: unfinished)
}

private func aPerson(
  _ name: String, isMe: Bool, colour: CoreStone?, presence: Presence = .here, isReady: Bool
) -> RoomPerson {
  RoomPerson(
    peer: "peer-\(name)", name: name, me: isMe, colour: colour, presence: presence, heldUntilMs: nil, ready: isReady,
    wins: 0)
}

/// The room of Anna and Li, who has White once a game has begun.
public func aRoom(
  _ phase: RoomPhase = .playing,
  contact: RoomContact = .here,
  li: Presence = .here,
  liReady: Bool = false,
  isReady: Bool = false,
  claim: ClaimReason? = nil,
  missed: Missed? = nil,
  chat: [ChatLine] = [],
  isMuted: Bool = false,
  freeChat: Bool = true,
  watches: Bool = false,
  isOwner: Bool = false,
  termsChanged: Bool = false
) -> RoomView {
  let isOpen = phase == .open
  let anna = aPerson("Anna", isMe: !watches, colour: isOpen ? nil : .black, isReady: isReady)
  return RoomView(
    host: "Li",
    hosting: false,
    phase: phase,
    contact: contact,
    seat: watches ? nil : .first,
    first: watches && isOpen ? nil : anna,
    second: aPerson("Li", isMe: false, colour: isOpen ? nil : .white, presence: li, isReady: liReady),
    settings: aRoomSettings(freeChat: freeChat),
    draws: 0,
    chat: chat,
    said: Int64(chat.count { !$0.mine }),
    muted: isMuted,
    canClaim: claim,
    canSit: watches && isOpen,
    canReady: isOpen && !watches,
    ready: isReady,
    canSettle: isOwner && phase != .playing,
    missed: missed,
    refused: nil,
    canSwitchChat: isOwner,
    termsChanged: termsChanged
  )
}
