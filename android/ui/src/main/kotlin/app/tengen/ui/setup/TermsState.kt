package app.tengen.ui.setup

import androidx.compose.runtime.Immutable
import app.tengen.core.FoulPolicy
import app.tengen.core.OpeningRule
import app.tengen.core.Preset
import app.tengen.core.RuleSet
import app.tengen.core.TimeControl
import app.tengen.ui.board.BoardState
import app.tengen.ui.game.Alternative
import app.tengen.ui.text.Words

/** What one agrees on before a game, as it is chosen: something ready-made, or one's own section by section. */
@Immutable
data class TermsState(
  /** The ready-made ones, and last one's own. */
  val presets: List<OptionState>,
  /** What one's own consist of; nothing while something ready-made is chosen. */
  val sections: List<SectionState>,
)

/** One of several things of which each is explained; [detail] says in a sentence what it means. */
@Immutable
data class OptionState(
  val name: Words,
  val detail: Words,
  val isChosen: Boolean,
  val intent: TermsIntent,
  /** Its name in tests. */
  val tag: String,
)

/** One thing to agree on: what it is and how it stands; its [fields] while it is open. */
@Immutable
data class SectionState(
  val section: TermsSection,
  val title: Words,
  val value: Words,
  val isOpen: Boolean,
  val fields: List<FieldState>,
)

/** What can be changed in a section. */
@Immutable
sealed interface FieldState {
  /** A few words side by side. */
  data class Choose(
    val title: Words?,
    val alternatives: List<Alternative<TermsIntent>>,
    val meaning: Words? = null,
  ) : FieldState

  /** Some things one below the other, each explained. */
  data class Pick(val options: List<OptionState>) : FieldState

  /** The 26 openings. */
  data class Patterns(val patterns: List<PatternState>) : FieldState

  /** A number between two buttons, of which one does nothing at the end. */
  data class Step(
    val title: Words,
    val value: Words,
    val less: TermsIntent?,
    val more: TermsIntent?,
    val tag: String,
  ) : FieldState

  /** On or off. */
  data class Toggle(
    val title: Words,
    val meaning: Words?,
    val isOn: Boolean,
    val intent: TermsIntent,
    val tag: String,
  ) : FieldState

  /** A sentence. */
  data class Note(val words: Words) : FieldState
}

/** One of the 26 openings: its name and its three stones on the middle of the board. */
@Immutable
data class PatternState(
  val name: Words,
  val board: BoardState,
  val isChosen: Boolean,
  val intent: TermsIntent,
  val tag: String,
)

/** The things to agree on. */
enum class TermsSection { Board, Rules, Opening, Fouls, Clock, Undo }

/** The one whose clock is meant: the first named, or the other. */
enum class ClockSeat { First, Other }

/** A kind of foul that can be played with or without. */
enum class FoulChoice { Overline, DoubleFour, DoubleThree }

/** What a person can ask for where a game is set up. */
sealed interface TermsIntent {
  data class SetPreset(val preset: Preset) : TermsIntent

  /** One's own terms, beginning with those that are chosen. */
  data object SetOwn : TermsIntent

  /** Opens [section]; one that is open is closed. */
  data class Toggle(val section: TermsSection) : TermsIntent

  /** [size] is the number of lines in each direction. */
  data class SetSize(val size: Int) : TermsIntent

  data class SetRules(val rules: RuleSet) : TermsIntent

  data class SetFoul(val foul: FoulChoice, val isOn: Boolean) : TermsIntent

  data class SetFouls(val policy: FoulPolicy) : TermsIntent

  data class SetOpening(val rule: OpeningRule) : TermsIntent

  /** [pattern] is one of the 26 openings, 0 to 25. */
  data class SetPattern(val pattern: Int) : TermsIntent

  data class SetFifths(val isOn: Boolean) : TermsIntent

  /** The clock of [seat], and of both unless each has its own; none is no limit. */
  data class SetClock(val seat: ClockSeat, val control: TimeControl?) : TermsIntent

  /** Whether each has a clock of its own. */
  data class SetHandicap(val isOn: Boolean) : TermsIntent

  /** None is as often as one likes. */
  data class SetAllowance(val allowance: Int?) : TermsIntent

  data class SetAsks(val isOn: Boolean) : TermsIntent
}
