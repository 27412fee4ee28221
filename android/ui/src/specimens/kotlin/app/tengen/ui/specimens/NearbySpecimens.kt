package app.tengen.ui.specimens

import app.tengen.core.ChatLine
import app.tengen.core.ClaimReason
import app.tengen.core.ColourChoice
import app.tengen.core.Incoming
import app.tengen.core.Listening
import app.tengen.core.Lobby
import app.tengen.core.LobbyRoom
import app.tengen.core.NearbyProblem
import app.tengen.core.NearbySnapshot
import app.tengen.core.Outgoing
import app.tengen.core.OutgoingState
import app.tengen.core.Peer
import app.tengen.core.PeerSource
import app.tengen.core.PeerState
import app.tengen.core.Phrase
import app.tengen.core.Presence
import app.tengen.core.Preset
import app.tengen.core.QrCode
import app.tengen.core.RoomContact
import app.tengen.core.RoomPerson
import app.tengen.core.RoomPhase
import app.tengen.core.RoomSettings
import app.tengen.core.RoomView
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.SeatNo
import app.tengen.core.Stone
import app.tengen.core.TimeControl
import app.tengen.core.Trust
import app.tengen.core.presetTerms
import app.tengen.ui.nearby.BesideLocal
import app.tengen.ui.nearby.BesideSheets
import app.tengen.ui.nearby.NearbyDraft
import app.tengen.ui.nearby.NearbyLocal
import app.tengen.ui.nearby.NearbyScreen
import app.tengen.ui.nearby.besideState
import app.tengen.ui.nearby.nearbyState
import app.tengen.ui.play.PlayLocal
import app.tengen.ui.play.PlayScreen
import app.tengen.ui.play.playState
import app.tengen.ui.setup.TermsDraft

/** A game of ten minutes on the standard board. */
fun aRoomSettings(rules: RuleSet = RuleSet.FREESTYLE, size: Int = 15, clock: TimeControl? = tenMinutes): RoomSettings {
  val terms = presetTerms(Preset.QUICK, people = true, asks = true)
  return RoomSettings(
    name = "",
    terms = terms.copy(size = size, rules = rules, clock = clock, otherClock = clock),
    first = ColourChoice.BLACK,
    freeChat = true,
    noShowS = 60,
    absentS = 120,
  )
}

private val tenMinutes = TimeControl.Fischer(600_000, 5_000, false)

/** Anna's device with the page open. */
fun aNearby(
  peers: List<Peer> = emptyList(),
  incoming: Incoming? = null,
  outgoing: Outgoing? = null,
  lobby: Lobby? = null,
  room: RoomView? = null,
  problem: NearbyProblem? = null,
  name: String = "Anna",
) = NearbySnapshot(
  revision = 1,
  open = true,
  name = name,
  me = "aaaaaaaaaaaaaaaaaaaaaaaaaa",
  listening = Listening(27315, listOf("192.168.1.5")),
  advertisement = null,
  link = "tengen://join?a=192.168.1.5:27315",
  qr = aCode(),
  peers = peers,
  incoming = incoming,
  outgoing = outgoing,
  lobby = lobby,
  room = room,
  problem = problem,
  announcement = null,
  settings = aRoomSettings(),
)

/** Looks like a code; nothing stands in it. */
private fun aCode(side: Int = 33): QrCode {
  val corners = listOf(0 to 0, 0 to side - 7, side - 7 to 0)
  fun isDark(row: Int, column: Int): Boolean {
    val corner = corners.firstOrNull { (top, left) -> row in top - 1..top + 7 && column in left - 1..left + 7 }
      ?: return (row * 7 + column * 13 + row * column) % 5 < 2
    val ring = maxOf(kotlin.math.abs(row - corner.first - 3), kotlin.math.abs(column - corner.second - 3))
    return ring != 2 && ring != 4
  }
  return QrCode(side, ByteArray(side * side) { if (isDark(it / side, it % side)) 1 else 0 })
}

private fun aPeer(
  name: String,
  state: PeerState = PeerState.FREE,
  trust: Trust = Trust.NEW,
  source: PeerSource = PeerSource.FOUND,
) = Peer(id = name, name = name, source = source, trust = trust, state = state)

private val people = listOf(
  aPeer("小明", trust = Trust.VERIFIED),
  aPeer("Alexandra", PeerState.IN_GAME, Trust.KNOWN),
  aPeer("Li", trust = Trust.NAME_TAKEN),
  aPeer("Club evening", PeerState.HALL),
  aPeer("Bo", PeerState.ABSENT, Trust.KNOWN, PeerSource.MET),
)

private val incoming =
  Incoming("li", "Li", Trust.NEW, "428 913", aRoomSettings(RuleSet.RENJU), Stone.WHITE, SAMPLE_NOW_MS + 30_000)

private fun outgoing(state: OutgoingState, code: String? = "428 913", problem: NearbyProblem? = null) =
  Outgoing("li", "Li", code, state, problem, SAMPLE_NOW_MS + 30_000)

private fun aPerson(
  name: String,
  me: Boolean = false,
  colour: Stone? = null,
  presence: Presence = Presence.HERE,
  ready: Boolean = false,
) = RoomPerson("peer-$name", name, me, colour, presence, null, ready, 0)

/** The room of Anna and Li, who has White. */
fun aRoom(
  phase: RoomPhase = RoomPhase.PLAYING,
  contact: RoomContact = RoomContact.HERE,
  li: Presence = Presence.HERE,
  claim: ClaimReason? = null,
  chat: List<ChatLine> = emptyList(),
  muted: Boolean = false,
  watches: Boolean = false,
) = RoomView(
  host = "Li",
  hosting = false,
  phase = phase,
  contact = contact,
  seat = if (watches) null else SeatNo.FIRST,
  first = aPerson("Anna", me = !watches, colour = Stone.BLACK),
  second = aPerson("Li", colour = Stone.WHITE, presence = li, ready = phase == RoomPhase.FINISHED),
  settings = aRoomSettings(),
  draws = 0,
  chat = chat,
  said = chat.count { !it.mine }.toLong(),
  muted = muted,
  canClaim = claim,
  canSit = watches && phase == RoomPhase.OPEN,
  canReady = phase == RoomPhase.OPEN,
  ready = false,
  canSettle = false,
  missed = null,
  refused = null,
)

private val talk = listOf(
  ChatLine("Li", false, Phrase.HELLO, null),
  ChatLine("Anna", true, Phrase.GOOD_LUCK, null),
  ChatLine("Li", false, null, "Shall we play Renju next? I have never tried the Taraguchi opening before."),
  ChatLine("Anna", true, null, "好的"),
)

private val lobby = Lobby(
  "Club evening",
  listOf(
    LobbyRoom(1, aRoomSettings(), "小明", "", RoomPhase.OPEN, 0, false),
    LobbyRoom(2, aRoomSettings(RuleSet.RENJU), "Alexandra", "Bo", RoomPhase.PLAYING, 12, false),
    LobbyRoom(3, aRoomSettings(RuleSet.CARO, 20, null), "Li", "", RoomPhase.OPEN, 1, true),
  ),
)

private val faces: Map<String, Pair<NearbySnapshot, NearbyLocal>> = mapOf(
  "nearby-first" to (aNearby(name = "") to NearbyLocal(suggestedName = "Pixel of Anna")),
  "nearby-empty" to (aNearby() to NearbyLocal()),
  "nearby-people" to (aNearby(people) to NearbyLocal()),
  "nearby-nothing-found" to (aNearby(problem = NearbyProblem.NOTHING_FOUND) to NearbyLocal()),
  "nearby-permission" to (aNearby(problem = NearbyProblem.PERMISSION_DENIED) to NearbyLocal()),
  "nearby-address" to (aNearby(people) to NearbyLocal(NearbyDraft.Address("192.168.1.7"))),
  "nearby-code" to (aNearby(people) to NearbyLocal(NearbyDraft.Code)),
  "nearby-invite" to (aNearby(people) to NearbyLocal(invitation())),
  "nearby-incoming" to (aNearby(people, incoming) to NearbyLocal()),
  "nearby-incoming-warned" to
    (aNearby(people, incoming.copy(trust = Trust.NAME_TAKEN, colour = null)) to NearbyLocal()),
  "nearby-calling" to (aNearby(people, outgoing = outgoing(OutgoingState.CONNECTING, null)) to NearbyLocal()),
  "nearby-waiting" to (aNearby(people, outgoing = outgoing(OutgoingState.WAITING)) to NearbyLocal()),
  "nearby-failed" to
    (aNearby(people, outgoing = outgoing(OutgoingState.FAILED, null, NearbyProblem.TIMED_OUT)) to NearbyLocal()),
  "nearby-lobby" to (aNearby(lobby = lobby) to NearbyLocal()),
  "nearby-room" to (aNearby(room = aRoom(RoomPhase.OPEN)) to NearbyLocal()),
)

private fun invitation() =
  NearbyDraft.Invitation("Li", aRoomSettings(), TermsDraft(aRoomSettings().terms, people = true))

/** Those whose layout differs: they are looked at on every surface. */
private val layouts = setOf("nearby-people", "nearby-code", "nearby-incoming-warned", "nearby-lobby", "nearby-room")

private val besides = mapOf(
  "chat-empty" to (aRoom() to BesideLocal(isChatOpen = true)),
  "chat" to (aRoom(chat = talk) to BesideLocal(isChatOpen = true, text = "Gern!")),
  "chat-muted" to (aRoom(chat = talk, muted = true) to BesideLocal(isChatOpen = true)),
  "leave-question" to (aRoom() to BesideLocal(asksLeave = true)),
)

private val ofRoom = aTable("$MIDDLE_GAME J8", black = Seat.Person("Anna"), white = Seat.Person("Li"))
  .copy(nearby = true, me = Stone.BLACK)

private val boards = mapOf(
  "both" to aRoom(chat = talk),
  "away" to aRoom(li = Presence.AWAY),
  "reconnecting" to aRoom(contact = RoomContact.RECONNECTING),
  "claim" to aRoom(li = Presence.LEFT, claim = ClaimReason.ABSENT),
  "watching" to aRoom(watches = true),
)

val nearbySpecimens: List<Specimen> = faces.map { (name, face) ->
  val (nearby, local) = face
  Specimen(name, if (name in layouts) Specimen.Kind.SCREEN else Specimen.Kind.FACE) {
    NearbyScreen(nearbyState(nearby, local, aTable("$MIDDLE_GAME J8")), {})
  }
} + besides.map { (name, beside) ->
  val (room, local) = beside
  Specimen("nearby-$name", if (name == "chat") Specimen.Kind.SCREEN else Specimen.Kind.FACE) {
    besideState(room, local).sheet?.let { BesideSheets(it) {} }
  }
} + boards.map { (name, room) ->
  Specimen("play-room-$name", if (name == "claim") Specimen.Kind.SCREEN else Specimen.Kind.FACE) {
    val table = if (room.seat == null) ofRoom.copy(me = null) else ofRoom
    PlayScreen(playState(table, PlayLocal(), company = besideState(room, BesideLocal()).company), {})
  }
}
