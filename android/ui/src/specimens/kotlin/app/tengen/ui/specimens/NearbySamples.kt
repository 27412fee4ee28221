package app.tengen.ui.specimens

import app.tengen.core.ChatLine
import app.tengen.core.ClaimReason
import app.tengen.core.ColourChoice
import app.tengen.core.Incoming
import app.tengen.core.Listening
import app.tengen.core.Lobby
import app.tengen.core.Missed
import app.tengen.core.NearbyProblem
import app.tengen.core.NearbySnapshot
import app.tengen.core.Outgoing
import app.tengen.core.Peer
import app.tengen.core.PeerSource
import app.tengen.core.PeerState
import app.tengen.core.Presence
import app.tengen.core.Preset
import app.tengen.core.QrCode
import app.tengen.core.RoomContact
import app.tengen.core.RoomPerson
import app.tengen.core.RoomPhase
import app.tengen.core.RoomSettings
import app.tengen.core.RoomView
import app.tengen.core.RuleSet
import app.tengen.core.SeatNo
import app.tengen.core.Stone
import app.tengen.core.TimeControl
import app.tengen.core.Trust
import app.tengen.core.Unfinished
import app.tengen.core.presetTerms

private val tenMinutes = TimeControl.Fischer(600_000, 5_000, false)

/** A game of ten minutes on the standard board. */
fun aRoomSettings(
  rules: RuleSet = RuleSet.FREESTYLE,
  size: Int = 15,
  clock: TimeControl? = tenMinutes,
  freeChat: Boolean = true,
): RoomSettings {
  val terms = presetTerms(Preset.QUICK, people = true, asks = true)
  return RoomSettings(
    name = "",
    terms = terms.copy(size = size, rules = rules, clock = clock, otherClock = clock),
    first = ColourChoice.BLACK,
    freeChat = freeChat,
    noShowS = 60,
    absentS = 120,
  )
}

/** Anna's device with the page open. */
fun aNearby(
  peers: List<Peer> = emptyList(),
  incoming: Incoming? = null,
  outgoing: Outgoing? = null,
  lobby: Lobby? = null,
  room: RoomView? = null,
  problem: NearbyProblem? = null,
  announcement: String? = null,
  name: String = "Anna",
  open: Boolean = true,
  listening: Listening = Listening(27315, listOf("192.168.1.5")),
) = NearbySnapshot(
  revision = 1,
  open = open,
  name = name,
  me = "aaaaaaaaaaaaaaaaaaaaaaaaaa",
  listening = listening,
  advertisement = null,
  link = "tengen://join?a=192.168.1.5:27315",
  qr = aCode(),
  peers = peers,
  incoming = incoming,
  outgoing = outgoing,
  lobby = lobby,
  room = room,
  problem = problem,
  announcement = announcement,
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

/** A game that was left after 17 stones. */
val anUnfinished =
  Unfinished(game = 4, plies = 17, me = Stone.BLACK, myTurn = false, updatedMs = SAMPLE_NOW_MS - 24 * 3_600_000)

/** Somebody in the list, by their name. */
fun aPeer(
  name: String,
  state: PeerState = PeerState.FREE,
  trust: Trust = Trust.NEW,
  source: PeerSource = PeerSource.FOUND,
  unfinished: Unfinished? = null,
) = Peer(id = name, name = name, source = source, trust = trust, state = state, unfinished = unfinished)

private fun aPerson(
  name: String,
  me: Boolean = false,
  colour: Stone? = null,
  presence: Presence = Presence.HERE,
  ready: Boolean = false,
) = RoomPerson("peer-$name", name, me, colour, presence, null, ready, 0)

/** The room of Anna and Li, who has White once a game has begun. */
fun aRoom(
  phase: RoomPhase = RoomPhase.PLAYING,
  contact: RoomContact = RoomContact.HERE,
  li: Presence = Presence.HERE,
  liReady: Boolean = false,
  ready: Boolean = false,
  claim: ClaimReason? = null,
  missed: Missed? = null,
  chat: List<ChatLine> = emptyList(),
  muted: Boolean = false,
  freeChat: Boolean = true,
  watches: Boolean = false,
  isOwner: Boolean = false,
  termsChanged: Boolean = false,
): RoomView {
  val isOpen = phase == RoomPhase.OPEN
  return RoomView(
    host = "Li",
    hosting = false,
    phase = phase,
    contact = contact,
    seat = if (watches) null else SeatNo.FIRST,
    first = if (watches && isOpen) null
    else aPerson("Anna", me = !watches, colour = Stone.BLACK.takeUnless { isOpen }, ready = ready),
    second = aPerson("Li", colour = Stone.WHITE.takeUnless { isOpen }, presence = li, ready = liReady),
    settings = aRoomSettings(freeChat = freeChat),
    draws = 0,
    chat = chat,
    said = chat.count { !it.mine }.toLong(),
    muted = muted,
    canClaim = claim,
    canSit = watches && isOpen,
    canReady = isOpen && !watches,
    ready = ready,
    canSettle = isOwner && phase != RoomPhase.PLAYING,
    missed = missed,
    refused = null,
    canSwitchChat = isOwner,
    termsChanged = termsChanged,
  )
}
