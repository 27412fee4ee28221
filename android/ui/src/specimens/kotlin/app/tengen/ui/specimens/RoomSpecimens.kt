package app.tengen.ui.specimens

import app.tengen.core.ChatLine
import app.tengen.core.ClaimReason
import app.tengen.core.GameResult
import app.tengen.core.Missed
import app.tengen.core.Phrase
import app.tengen.core.Presence
import app.tengen.core.ResultReason
import app.tengen.core.RoomContact
import app.tengen.core.RoomPhase
import app.tengen.core.RoomView
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.ui.nearby.BesideLocal
import app.tengen.ui.nearby.BesideSheets
import app.tengen.ui.nearby.BesideState
import app.tengen.ui.nearby.besideState
import app.tengen.ui.play.PlayLocal
import app.tengen.ui.play.PlayScreen
import app.tengen.ui.play.PlaySheet
import app.tengen.ui.play.PlayState
import app.tengen.ui.play.playState
import app.tengen.ui.setup.TermsDraft

private val talk = listOf(
  ChatLine("Li", false, Phrase.HELLO, null),
  ChatLine("Anna", true, Phrase.GOOD_LUCK, null),
  ChatLine("Li", false, null, "Shall we play Renju next? I have never tried the Taraguchi opening before."),
  ChatLine("Anna", true, null, "好的"),
)

/** What lies over the board of a room. */
val besideFaces: Map<String, BesideState> = mapOf(
  "nearby-chat-empty" to besideState(aRoom(), BesideLocal(isChatOpen = true)),
  "nearby-chat" to besideState(aRoom(chat = talk), BesideLocal(isChatOpen = true, text = "Gern!")),
  "nearby-chat-phrases" to besideState(aRoom(chat = talk, freeChat = false), BesideLocal(isChatOpen = true)),
  "nearby-chat-owner" to besideState(aRoom(chat = talk, isOwner = true), BesideLocal(isChatOpen = true)),
  "nearby-chat-muted" to besideState(aRoom(chat = talk, muted = true), BesideLocal(isChatOpen = true)),
  "nearby-next-game" to besideState(
    aRoom(RoomPhase.FINISHED, isOwner = true),
    BesideLocal(terms = TermsDraft(aRoomSettings().terms, people = true)),
  ),
  "nearby-leave-question" to besideState(aRoom(), BesideLocal(asksLeave = true)),
  "nearby-leave-finished" to besideState(aRoom(RoomPhase.FINISHED), BesideLocal(asksLeave = true)),
)

private val running = aTable("$MIDDLE_GAME J8", black = Seat.Person("Anna"), white = Seat.Person("Li"))
  .copy(nearby = true)
private val over = aTable(
  "$MIDDLE_GAME J8",
  black = Seat.Person("Anna"),
  white = Seat.Person("Li"),
  result = GameResult(Stone.BLACK, ResultReason.RESIGNATION, emptyList()),
).copy(nearby = true)

private fun board(room: RoomView, local: PlayLocal = PlayLocal()): PlayState {
  val table = if (room.phase == RoomPhase.FINISHED) over else running
  val seen = table.copy(
    me = if (room.seat == null) null else Stone.BLACK,
    halted = room.phase == RoomPhase.PLAYING && room.contact != RoomContact.HERE,
  )
  return playState(seen, local, company = besideState(room, BesideLocal()).company)
}

/** The board of a room with those who are elsewhere. */
val roomFaces: Map<String, PlayState> = mapOf(
  "play-room-both" to board(aRoom(chat = talk)),
  "play-room-reconnecting" to board(aRoom(contact = RoomContact.RECONNECTING)),
  "play-room-host-away" to board(aRoom(contact = RoomContact.HOST_AWAY)),
  "play-room-host-stopped" to board(aRoom(contact = RoomContact.HOST_STOPPED)),
  "play-room-replaced" to board(aRoom(contact = RoomContact.REPLACED)),
  "play-room-other-reconnecting" to board(aRoom(li = Presence.RECONNECTING)),
  "play-room-away" to board(aRoom(li = Presence.AWAY)),
  "play-room-left" to board(aRoom(li = Presence.LEFT)),
  "play-room-claim" to board(aRoom(li = Presence.LEFT, claim = ClaimReason.ABSENT)),
  "play-room-no-show" to board(aRoom(claim = ClaimReason.NO_SHOW)),
  "play-room-missed" to board(aRoom(missed = Missed(plies = 2, ended = false, began = false))),
  "play-room-over" to board(aRoom(RoomPhase.FINISHED)),
  "play-room-rematch" to board(aRoom(RoomPhase.FINISHED, liReady = true)),
  "play-room-rematch-changed" to board(aRoom(RoomPhase.FINISHED, liReady = true, termsChanged = true)),
  "play-room-changed" to board(aRoom(RoomPhase.FINISHED, termsChanged = true)),
  "play-room-rematch-waiting" to board(aRoom(RoomPhase.FINISHED, ready = true)),
  "play-room-more" to board(aRoom(RoomPhase.FINISHED, isOwner = true), PlayLocal(sheet = PlaySheet.More)),
  "play-room-watching" to board(aRoom(watches = true)),
  "play-room-watching-over" to board(aRoom(RoomPhase.FINISHED, watches = true)),
)

/** Those whose layout differs: they are looked at on every surface. */
private val layouts = setOf("nearby-chat", "play-room-claim")

private fun kind(name: String) = if (name in layouts) Specimen.Kind.SCREEN else Specimen.Kind.FACE

val roomSpecimens: List<Specimen> = besideFaces.map { (name, state) ->
  Specimen(name, kind(name)) { state.sheet?.let { BesideSheets(it) {} } }
} + roomFaces.map { (name, state) -> Specimen(name, kind(name)) { PlayScreen(state, {}) } }
