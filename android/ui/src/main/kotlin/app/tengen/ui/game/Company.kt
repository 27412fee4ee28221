package app.tengen.ui.game

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.Stone
import app.tengen.ui.text.Words

/**
 * Those who take part in the game on the board from other devices.
 *
 * @property presence what stands under the name of a player who is not at the board
 * @property notice what is to be known of them
 * @property offer what the notice offers to do
 * @property unread lines of the chat that were not seen yet
 * @property isWatching whether this device only watches
 * @property canSettle whether one may say by what the next game is played
 */
@Immutable
data class Company(
  val presence: Map<Stone, Words> = emptyMap(),
  val notice: Words? = null,
  val offer: Words? = null,
  val unread: Int = 0,
  val isWatching: Boolean = false,
  val canSettle: Boolean = false,
)

/** What can be asked for of the company. */
enum class CompanyAct {
  /** To talk. */
  Chat,

  /** What the notice offers. */
  Offer,

  /** To say by what the next game is played. */
  Settle,

  /** To leave it. */
  Leave,
}
