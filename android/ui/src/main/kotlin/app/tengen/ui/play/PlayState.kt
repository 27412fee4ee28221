package app.tengen.ui.play

import androidx.compose.runtime.Immutable
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
  /** What stands in place of the lower strip, if anything. */
  val bar: PlayBar? = null,
  val message: MessageState,
  /** The moves as coordinates. */
  val moves: List<String> = emptyList(),
  val canUndo: Boolean = false,
  val canRedo: Boolean = false,
  val canHint: Boolean = false,
  val canResign: Boolean = false,
  /** The last changes could not be stored yet. */
  val isUnsaved: Boolean = false,
  val sheet: PlaySheet? = null,
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
}

/** What a person can ask for on the play screen. */
sealed interface PlayIntent {
  /** A tap on [point]; [isRoomy] where the crossings are large enough to be hit without a second step. */
  data class Tap(val point: Point, val isRoomy: Boolean) : PlayIntent

  /** The ghost stone shall be placed. */
  data object Place : PlayIntent

  /** The ghost stone shall go away. */
  data object Cancel : PlayIntent

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

  data object OpenSettings : PlayIntent

  data object GoHome : PlayIntent
}
