import TengenCore
import TengenKit

private let talk = [
  ChatLine(name: "Li", mine: false, phrase: .hello, text: nil),
  ChatLine(name: "Anna", mine: true, phrase: .goodLuck, text: nil),
  ChatLine(
    name: "Li", mine: false, phrase: nil,
    text: "Shall we play Renju next? I have never tried the Taraguchi opening before."),
  ChatLine(name: "Anna", mine: true, phrase: nil, text: "好的"),
]

private func beside(_ name: String, _ room: RoomView, _ local: BesideLocal) -> Specimen<BesideState> {
  Specimen(name, besideState(room, local))
}

/// What lies over the board of a room.
public let besideSpecimens = [
  beside("nearby-chat-empty", aRoom(), BesideLocal(isChatOpen: true)),
  beside("nearby-chat", aRoom(chat: talk), BesideLocal(isChatOpen: true, text: "Gern!")),
  beside("nearby-chat-phrases", aRoom(chat: talk, freeChat: false), BesideLocal(isChatOpen: true)),
  beside("nearby-chat-owner", aRoom(chat: talk, isOwner: true), BesideLocal(isChatOpen: true)),
  beside("nearby-chat-muted", aRoom(chat: talk, isMuted: true), BesideLocal(isChatOpen: true)),
  beside(
    "nearby-next-game", aRoom(.finished, isOwner: true),
    BesideLocal(terms: TermsDraft(aRoomSettings().terms, people: true))),
  beside("nearby-leave-question", aRoom(), BesideLocal(asksLeave: true)),
  beside("nearby-leave-finished", aRoom(.finished), BesideLocal(asksLeave: true)),
]

private let resigned = GameResult(winner: .black, reason: .resignation, line: [])

private func board(
  _ name: String, _ room: RoomView, _ local: PlayLocal = PlayLocal()
) -> Specimen<PlayState> {
  var table = aTable(
    "\(middleGame) J8", black: .person(name: "Anna"), white: .person(name: "Li"),
    result: room.phase == .finished ? resigned : nil)
  table.nearby = true
  table.halted = room.phase == .playing && room.contact != .here
  table.me = room.seat == nil ? nil : .black
  return Specimen(name, playState(table, local, company: besideState(room, BesideLocal()).company))
}

/// The board of a room with those who are elsewhere.
public let roomSpecimens = [
  board("play-room-both", aRoom(chat: talk)),
  board("play-room-reconnecting", aRoom(contact: .reconnecting)),
  board("play-room-host-away", aRoom(contact: .hostAway)),
  board("play-room-host-stopped", aRoom(contact: .hostStopped)),
  board("play-room-replaced", aRoom(contact: .replaced)),
  board("play-room-other-reconnecting", aRoom(li: .reconnecting)),
  board("play-room-away", aRoom(li: .away)),
  board("play-room-left", aRoom(li: .left)),
  board("play-room-claim", aRoom(li: .left, claim: .absent)),
  board("play-room-no-show", aRoom(claim: .noShow)),
  board("play-room-missed", aRoom(missed: Missed(plies: 2, ended: false, began: false))),
  board("play-room-over", aRoom(.finished)),
  board("play-room-rematch", aRoom(.finished, liReady: true)),
  board("play-room-rematch-changed", aRoom(.finished, liReady: true, termsChanged: true)),
  board("play-room-changed", aRoom(.finished, termsChanged: true)),
  board("play-room-rematch-waiting", aRoom(.finished, isReady: true)),
  board("play-room-more", aRoom(.finished, isOwner: true), PlayLocal(sheet: .more)),
  board("play-room-watching", aRoom(watches: true)),
  board("play-room-watching-over", aRoom(.finished, watches: true)),
]
