package app.tengen.ui.game

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.Stone
import app.tengen.ui.text.Words

/**
 * A player beside the board.
 *
 * @property stone the colour of the stones
 * @property detail the computer's level, or nothing
 * @property isToMove whether the board waits for this player
 * @property thinking what the computer does at this seat just now
 */
@Immutable
data class PlayerStripState(
  val stone: Stone,
  val name: Words,
  val detail: Words? = null,
  val isToMove: Boolean = false,
  val thinking: ThinkingState? = null,
)

/**
 * What a player's clock shows.
 *
 * @property time what is left, as clocks show it
 * @property periods of byo-yomi that are left, the running one included; 0 where there are none
 * @property isRunning whether it goes down
 * @property isLow whether the last ten seconds run
 * @property isPaused whether it stands still because nobody is at the table
 */
@Immutable
data class ClockState(
  val time: String,
  val periods: Int = 0,
  val isRunning: Boolean = false,
  val isLow: Boolean = false,
  val isPaused: Boolean = false,
)

/** The clocks beside the board, where there are any. */
@Immutable
data class ClocksState(val black: ClockState?, val white: ClockState?) {
  /** The clock of [stone]. */
  fun of(stone: Stone): ClockState? = if (stone == Stone.BLACK) black else white
}

/** A search that can be stopped. [progress] is the part of its time that has passed, 0 to 1. */
@Immutable
data class ThinkingState(val progress: Float)
