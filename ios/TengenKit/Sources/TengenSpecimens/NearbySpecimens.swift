import TengenCore
import TengenKit

private let people = [
  aPeer("小明", .free, .verified),
  aPeer("Alexandra", .inGame, .known),
  aPeer("Li", .free, .nameTaken),
  aPeer("Club evening", .hall),
  aPeer("Noor", .invited),
  aPeer("Bo", .absent, .known, .met, unfinished: anUnfinished),
  aPeer("Kim", .connecting, .new, .typed),
  aPeer("192.168.1.9", .unreachable, .new, .typed),
]

private let incoming = Incoming(
  peer: "li", name: "Li", trust: .new, code: "428 913", settings: aRoomSettings(.renju), colour: .white,
  untilMs: sampleNowMs + 30_000)

private var warned: Incoming {
  var warned = incoming
  (warned.trust, warned.colour) = (.nameTaken, nil)
  return warned
}

private var goingOn: Incoming {
  var goingOn = incoming
  goingOn.unfinished = anUnfinished
  return goingOn
}

private func outgoing(
  _ state: OutgoingState, code: String? = nil, problem: NearbyProblem? = nil, trust: Trust? = nil,
  unfinished: Unfinished? = nil
) -> NearbySnapshot {
  let outgoing = Outgoing(
    peer: "li", name: "Li", code: code, state: state, problem: problem, untilMs: sampleNowMs + 30_000, trust: trust,
    unfinished: unfinished)
  return aNearby(outgoing: outgoing)
}

private func room(
  _ number: Int32, _ settings: RoomSettings, _ first: String, _ second: String = "", watchers: Int32 = 0,
  isPrivate: Bool = false
) -> LobbyRoom {
  LobbyRoom(
    room: number, settings: settings, first: first, second: second, phase: second.isEmpty ? .open : .playing,
    watchers: watchers, private: isPrivate)
}

private let lobby = Lobby(
  host: "Club evening",
  rooms: [
    room(1, aRoomSettings(), "小明"),
    room(2, aRoomSettings(.renju), "Alexandra", "Bo", watchers: 12),
    room(3, aRoomSettings(.caro, size: 20, isTimed: false), "Li", watchers: 1, isPrivate: true),
  ])

private let full = TengenError.Storage(problem: .full, detail: "")

private func invitation(_ peer: String?) -> NearbyDraft { .invitation(InvitationDraft(peer: peer, aRoomSettings())) }

private func face(
  _ name: String, _ nearby: NearbySnapshot, _ local: NearbyLocal = NearbyLocal()
) -> Specimen<NearbyState> {
  Specimen(name, nearbyState(nearby, local, aTable("\(middleGame) J8")))
}

private let peopleFaces = [
  face("nearby-first", aNearby(name: ""), NearbyLocal(suggestedName: "Pixel of Anna")),
  face("nearby-opening", aNearby(isOpen: false)),
  face("nearby-empty", aNearby()),
  face("nearby-people", aNearby(people)),
  face("nearby-nothing-found", aNearby(problem: .nothingFound)),
  face("nearby-permission", aNearby(problem: .permissionDenied)),
  face("nearby-refused", aNearby(), NearbyLocal(problem: full)),
  face("nearby-name", aNearby(), NearbyLocal(draft: .name("Anna"))),
  face("nearby-address", aNearby(), NearbyLocal(draft: .address("192.168.1.7"))),
  face("nearby-code", aNearby(), NearbyLocal(draft: .code)),
  face("nearby-code-none", aNearby(addresses: []), NearbyLocal(draft: .code)),
]

private let invitationFaces = [
  face("nearby-invite", aNearby(), NearbyLocal(draft: invitation("Li"))),
  face("nearby-invite-failed", aNearby(), NearbyLocal(draft: invitation("Li"), problem: full)),
  face("nearby-incoming", aNearby(incoming: incoming)),
  face("nearby-incoming-compared", aNearby(incoming: incoming), NearbyLocal(isCompared: true)),
  face("nearby-incoming-warned", aNearby(incoming: warned)),
  face("nearby-incoming-go-on", aNearby(incoming: goingOn)),
  face("nearby-calling", outgoing(.connecting)),
  face("nearby-waiting", outgoing(.waiting, code: "428 913")),
  face("nearby-waiting-warned", outgoing(.waiting, code: "428 913", trust: .nameTaken)),
  face("nearby-waiting-go-on", outgoing(.waiting, code: "428 913", trust: .verified, unfinished: anUnfinished)),
  face("nearby-declined", outgoing(.declined)),
  face("nearby-expired", outgoing(.expired)),
  face("nearby-failed", outgoing(.failed, problem: .timedOut)),
]

private let hallFaces = [
  face("nearby-lobby", aNearby(lobby: lobby, announcement: "The last round begins at nine.")),
  face("nearby-lobby-empty", aNearby(lobby: Lobby(host: "Club evening", rooms: []))),
  face("nearby-lobby-room", aNearby(lobby: lobby), NearbyLocal(draft: invitation(nil))),
  face("nearby-room", aNearby(room: aRoom(.open, liReady: true))),
  face("nearby-room-ready", aNearby(room: aRoom(.open, isReady: true))),
  face("nearby-room-owner", aNearby(room: aRoom(.open, isOwner: true))),
  face(
    "nearby-room-terms", aNearby(room: aRoom(.open, isOwner: true)),
    NearbyLocal(draft: .terms(TermsDraft(aRoomSettings().terms, people: true)))),
  face("nearby-room-watching", aNearby(room: aRoom(.open, watches: true))),
]

/// Every face of the page of those nearby.
public let nearbySpecimens = peopleFaces + invitationFaces + hallFaces
