package app.tengen.ui.play

import androidx.compose.runtime.Immutable
import app.tengen.core.OpeningChoice
import app.tengen.core.TimeControl
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Point
import app.tengen.ui.board.Stone
import app.tengen.ui.game.PlayerStripState
import app.tengen.ui.text.Words

/** Everything the play screen shows. */
@Immutable
data class PlayState(
  val board: BoardState,
  /** The player above the board. */
  val top: PlayerStripState,
  /** The player below it: the person who plays the computer, else Black. */
  val bottom: PlayerStripState,
  /** What the games of the match have come to, once one has ended. */
  val score: Words? = null,
  /** The name of the opening on the board, if it is one of the 26. */
  val pattern: Words? = null,
  /** What stands in place of the lower strip, if anything. */
  val bar: PlayBar? = null,
  val message: MessageState,
  /** What can be answered to the message. */
  val choices: List<PlayChoice> = emptyList(),
  /** The moves as coordinates. */
  val moves: List<String> = emptyList(),
  val undo: UndoState = UndoState(),
  val canRedo: Boolean = false,
  val canHint: Boolean = false,
  /** Whether White may say "foul!"; null where nobody claims fouls. */
  val canClaim: Boolean? = null,
  val more: MoreState = MoreState(),
  /** The chat of a room: lines that were not seen yet; null where nobody is elsewhere. */
  val unread: Int? = null,
  /** This device only watches: no other game is begun from it. */
  val isWatching: Boolean = false,
  /** The last changes could not be stored yet. */
  val isUnsaved: Boolean = false,
  val sheet: PlaySheetState? = null,
)

/** One answer to a question of the opening or to an offer; [tag] is its name in tests. */
@Immutable
data class PlayChoice(val label: Words, val intent: PlayIntent, val tag: String)

/** Taking back: with or without asking, and how often still; [left] is null without a limit. */
@Immutable
data class UndoState(val isEnabled: Boolean = false, val asks: Boolean = false, val left: Int? = null)

/** The actions that have no place under the board: which of them there are. */
@Immutable
data class MoreState(
  val canResign: Boolean = false,
  val canOfferDraw: Boolean = false,
  /** A new game has to be asked for. */
  val asksRestart: Boolean = false,
  val canProposeClocks: Boolean = false,
  /** By what the next game of the room is played can be said here. */
  val canSettle: Boolean = false,
  /** The game is a room's: it can be left, and nothing begins anew by oneself. */
  val isRoom: Boolean = false,
)

/** What the lower strip can turn into. */
@Immutable
sealed interface PlayBar {
  /** A ghost [stone] waits on the crossing with this [coordinate]. */
  data class Place(val stone: Stone, val coordinate: String) : PlayBar

  /** The game is over: what next? */
  data object Over : PlayBar
}

/** The line under the board. */
@Immutable
data class MessageState(val words: Words, val tone: MessageTone = MessageTone.Quiet)

/** How a message is said. */
enum class MessageTone {
  /** Whose turn it is. */
  Quiet,

  /** An answer to what was just tapped, a hint. */
  Answer,

  /** What was asked for can't be. */
  Refusal,

  /** How the game ended. */
  Result,
}

/** What lies over the play screen; one at a time. */
enum class PlaySheet {
  /** The actions that don't have a place under the board. */
  More,

  /** "Resign?" */
  ResignQuestion,

  /** The 26 openings. */
  Openings,

  /** How many fifth moves there are to be. */
  Fifths,

  /** Clocks to propose. */
  Clocks,
}

/** A sheet with what it shows. */
@Immutable
sealed interface PlaySheetState {
  data object More : PlaySheetState

  data object ResignQuestion : PlaySheetState

  /** The openings to choose from. */
  data class Openings(val openings: List<OpeningCard>) : PlaySheetState

  /** Any number of fifth moves up to [most]. */
  data class Fifths(val most: Int) : PlaySheetState

  /** Clocks to choose from. */
  data class Clocks(val clocks: List<PlayChoice>) : PlaySheetState
}

/** One of the 26 openings in a list, with its [stones] round the centre. */
@Immutable
data class OpeningCard(
  val name: Words,
  val meaning: Words,
  val isDirect: Boolean,
  val stones: BoardState,
  val choice: OpeningChoice,
  val tag: String,
)

/** What a person can ask for on the play screen. */
sealed interface PlayIntent {
  /** A tap on [point]; [isRoomy] where the crossings are large enough to be hit without a second step. */
  data class Tap(val point: Point, val isRoomy: Boolean) : PlayIntent

  /** The ghost stone shall be placed. */
  data object Place : PlayIntent

  /** The ghost stone shall go away. */
  data object Cancel : PlayIntent

  /** Something of the opening is chosen. */
  data class Choose(val choice: OpeningChoice) : PlayIntent

  /** Shows the 26 openings. */
  data object OpenOpenings : PlayIntent

  /** Asks how many fifth moves there are to be. */
  data object OpenFifths : PlayIntent

  /** "Foul!" */
  data object ClaimFoul : PlayIntent

  /** Takes back or, where that is agreed, asks for it. */
  data object Undo : PlayIntent

  data object Redo : PlayIntent

  data object Hint : PlayIntent

  data object Stop : PlayIntent

  data object OpenMore : PlayIntent

  /** Asks before resigning. */
  data object AskResign : PlayIntent

  data object Resign : PlayIntent

  /** The sheet or question shall go away. */
  data object CloseSheet : PlayIntent

  /** The same game anew; the old one stays in the archive. */
  data object Restart : PlayIntent

  data object OfferDraw : PlayIntent

  data object OfferRestart : PlayIntent

  /** Shows the clocks that can be proposed. */
  data object OpenClocks : PlayIntent

  /** Proposes this clock for both sides; null is no limit. */
  data class ProposeClocks(val control: TimeControl?) : PlayIntent

  /** Agrees to the offer that waits. */
  data object Accept : PlayIntent

  data object Decline : PlayIntent

  /** The own offer shall be forgotten. */
  data object Withdraw : PlayIntent

  /** Clocks that stand still shall run. */
  data object RunClocks : PlayIntent

  /** To those of a room. */
  data object OpenChat : PlayIntent

  /** What the room's notice offers: the game against somebody who is gone. */
  data object TakeOffer : PlayIntent

  /** Out of the room. */
  data object LeaveRoom : PlayIntent

  /** To say by what the next game of the room is played. */
  data object Settle : PlayIntent

  data object OpenSettings : PlayIntent

  data object GoHome : PlayIntent
}
