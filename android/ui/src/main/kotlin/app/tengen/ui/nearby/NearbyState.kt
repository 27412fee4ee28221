package app.tengen.ui.nearby

import androidx.compose.runtime.Immutable
import app.tengen.core.ColourChoice
import app.tengen.ui.game.Alternative
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.setup.TermsState
import app.tengen.ui.text.Words

/** Everything the page of those nearby shows. */
@Immutable
data class NearbyState(
  /** What others see this person called; null until it was chosen. */
  val name: String?,
  val status: Words,
  /** What has failed and what to do. */
  val problem: NearbyProblemState? = null,
  /** What the host of a hall tells all. */
  val announcement: String? = null,
  val peers: List<PeerState> = emptyList(),
  /** The rooms of the hall that one visits. */
  val lobby: LobbyState? = null,
  /** The room one is in while no game runs in it yet. */
  val room: RoomState? = null,
  val sheet: NearbySheet? = null,
)

/** A step that failed; with [canAllow] the system can be asked for a permission. */
@Immutable
data class NearbyProblemState(val words: Words, val canAllow: Boolean = false)

/**
 * Somebody in the list. [tap] is what a tap asks for, if anything; [canForget] where they are not found just now;
 * [goOn] a game with them that was left.
 */
@Immutable
data class PeerState(
  val id: String,
  val name: String,
  val detail: Words,
  val tap: NearbyIntent?,
  val canForget: Boolean,
  val goOn: GoOnState? = null,
)

/** A game that can go on: [detail] is how far it is and whose turn. */
@Immutable
data class GoOnState(val label: Words, val detail: Words, val intent: NearbyIntent)

/** A hall's rooms. */
@Immutable
data class LobbyState(val title: Words, val rooms: List<LobbyRoomState>, val code: String, val asksCode: Boolean)

/** A room of a hall; [detail] is what is played there and how far it is. */
@Immutable
data class LobbyRoomState(val room: Int, val seats: Words, val detail: Words, val isPrivate: Boolean)

/** A room before its first game; with [canSettle] by what it is played can be said here. */
@Immutable
data class RoomState(
  val title: Words,
  val setup: Words,
  val persons: List<Words>,
  val canReady: Boolean,
  val isReady: Boolean,
  val canSit: Boolean,
  val canStand: Boolean,
  val canSettle: Boolean,
)

/** What lies over the page; one at a time. */
@Immutable
sealed interface NearbySheet {
  /** What shall others call you? */
  data class Name(val name: String, val canSave: Boolean, val isFirst: Boolean) : NearbySheet

  /** An address to be typed. */
  data class Address(val address: String, val canCall: Boolean) : NearbySheet

  /** Where others reach this device; [qr] is the same as a picture. */
  data class Code(val addresses: List<String>, val qr: QrState?) : NearbySheet

  /** A game to be proposed, or with no [peer] a room to be opened. */
  data class Invite(
    val peer: String?,
    val colours: List<Alternative<NearbyIntent>>,
    val terms: TermsState,
    /** Whether more than fixed phrases may be said. */
    val freeChat: Boolean,
    val problem: Words?,
  ) : NearbySheet

  /** By what the next game of the room is played. */
  data class NextGame(val sheet: TermsSheetState) : NearbySheet

  /** Somebody proposes a game. [code] is what both devices show; [isCompared] once their people have said so. */
  data class Incoming(
    val title: Words,
    val warning: Words?,
    val code: String,
    val isCompared: Boolean,
    val setup: Words,
    val colour: Words,
    val aside: Words?,
  ) : NearbySheet

  /** Somebody was asked, or is being called; with [isOver] it came to nothing. */
  data class Outgoing(val title: Words, val warning: Words?, val code: String?, val isOver: Boolean) : NearbySheet
}

/** By what the next game of a room is played. */
@Immutable
data class TermsSheetState(val terms: TermsState, val problem: Words?)

/** A square of dark and light modules, row by row from the top. */
@Immutable
data class QrState(val side: Int, val dark: List<Boolean>)

/** What a person can ask for on the page of those nearby. */
sealed interface NearbyIntent {
  /** Another name. */
  data object EditName : NearbyIntent

  data class SetName(val name: String) : NearbyIntent

  data object SaveName : NearbyIntent

  /** Sets up a game for the [peer] of this id. */
  data class Invite(val peer: String) : NearbyIntent

  /** The game with the [peer] of this id that was left shall go on. */
  data class GoOn(val peer: String) : NearbyIntent

  data class SetColour(val colour: ColourChoice) : NearbyIntent

  /** Something about the terms of the game. */
  data class SetTerms(val terms: TermsIntent) : NearbyIntent

  /** Whether more than fixed phrases may be said. */
  data class SetFreeChat(val isFree: Boolean) : NearbyIntent

  /** Proposes the game that was set up, or opens the room. */
  data object SendInvitation : NearbyIntent

  /** Both devices show the same number, or not after all. */
  data class SetCompared(val isCompared: Boolean) : NearbyIntent

  /** The invitation that is shown: yes. */
  data object Accept : NearbyIntent

  /** The invitation that is shown: no. */
  data object Decline : NearbyIntent

  /** The own invitation is taken back, or a call given up. */
  data object Withdraw : NearbyIntent

  data object OpenAddress : NearbyIntent

  data class SetAddress(val address: String) : NearbyIntent

  /** Calls the address that was typed. */
  data object Call : NearbyIntent

  /** Shows where this device is reached. */
  data object ShowCode : NearbyIntent

  /** Goes into a room of the hall: to watch, and to sit where a seat is free. */
  data class EnterRoom(val room: Int) : NearbyIntent

  /** The code for a private room. */
  data class SetRoomCode(val code: String) : NearbyIntent

  /** Sets up a room of one's own in the hall. */
  data object OpenRoom : NearbyIntent

  /** Shows by what the next game of the room is played. */
  data object OpenTerms : NearbyIntent

  /** It is to be played by what was chosen. */
  data object SaveTerms : NearbyIntent

  data object Sit : NearbyIntent

  data object Stand : NearbyIntent

  data class SetReady(val ready: Boolean) : NearbyIntent

  /** Leaves the room or the hall, and stays on the page. */
  data object LeaveRoom : NearbyIntent

  /** Forgets the [peer] of this id. */
  data class Forget(val peer: String) : NearbyIntent

  /** Asks the system for the permission that is missing. */
  data object AskPermission : NearbyIntent

  data object CloseSheet : NearbyIntent

  data object Leave : NearbyIntent
}
