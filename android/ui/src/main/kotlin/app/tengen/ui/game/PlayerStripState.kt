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

/** A search that can be stopped. [progress] is the part of its time that has passed, 0 to 1. */
@Immutable
data class ThinkingState(val progress: Float)
