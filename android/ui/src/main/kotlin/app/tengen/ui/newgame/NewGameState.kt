package app.tengen.ui.newgame

import androidx.compose.runtime.Immutable
import app.tengen.core.ColourChoice
import app.tengen.ui.game.GameKind
import app.tengen.ui.game.Alternative
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.setup.TermsState
import app.tengen.ui.text.Words

/** Everything the sheet for a new game shows. */
@Immutable
data class NewGameState(
  val kinds: List<Alternative<NewGameIntent>>,
  val terms: TermsState,
  val seats: List<SeatState>,
  /** Who takes Black and begins. */
  val colours: List<Alternative<NewGameIntent>>,
  /** Why the game could not be started. */
  val problem: Words? = null,
)

/** One seat at the board. */
@Immutable
sealed interface SeatState {
  /** What the seat is called on the sheet. */
  val label: Words

  /** A person; [name] may be empty, [place] says which of the two seats it is. */
  data class Person(override val label: Words, val name: String, val place: SeatPlace) : SeatState

  /** The computer at one of its levels. */
  data class Computer(override val label: Words, val levels: List<Alternative<NewGameIntent>>) : SeatState
}

/** The two seats of a game before it has colours. */
enum class SeatPlace {
  /** The one whose colour is asked for. */
  Me,

  /** The one opposite. */
  Other,
}

/** What a person can ask for on the sheet for a new game. */
sealed interface NewGameIntent {
  data class SetKind(val kind: GameKind) : NewGameIntent

  data class SetName(val place: SeatPlace, val name: String) : NewGameIntent

  /** [level] is 1 to 10. */
  data class SetLevel(val place: SeatPlace, val level: Int) : NewGameIntent

  data class SetColour(val colour: ColourChoice) : NewGameIntent

  /** Something about the terms of the game. */
  data class SetTerms(val terms: TermsIntent) : NewGameIntent

  data object Start : NewGameIntent

  data object Close : NewGameIntent
}
