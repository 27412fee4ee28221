package app.tengen.ui.setup

import app.tengen.core.FoulSet
import app.tengen.core.OpeningRule
import app.tengen.core.RuleSet
import app.tengen.core.Terms
import app.tengen.core.TimeControl
import app.tengen.core.presetOf
import app.tengen.core.presetTerms

/** Terms being chosen; [people] are two persons, so that they may ask each other before taking back. */
data class TermsDraft(
  val terms: Terms,
  val people: Boolean,
  /** Whether one's own terms are shown, be they those of something ready-made or not. */
  val isOwn: Boolean = presetOf(terms) == null,
  val open: TermsSection? = null,
  /** Whether each side's clock is set by itself. */
  val hasHandicap: Boolean = terms.clock != terms.otherClock,
) {
  /** This draft after [intent]. */
  fun after(intent: TermsIntent): TermsDraft = when (intent) {
    is TermsIntent.SetPreset -> TermsDraft(presetTerms(intent.preset, people, terms.undo.asks), people)
    TermsIntent.SetOwn -> copy(isOwn = true)
    is TermsIntent.Toggle -> copy(open = intent.section.takeIf { it != open })
    is TermsIntent.SetSize -> with(terms.copy(size = intent.size))
    is TermsIntent.SetRules -> with(terms.copy(rules = intent.rules, foulSet = foulsOf(intent.rules)))
    is TermsIntent.SetFoul -> with(terms.copy(foulSet = fouls.with(intent)))
    is TermsIntent.SetFouls -> with(terms.copy(fouls = intent.policy))
    is TermsIntent.SetOpening -> with(terms.copy(opening = terms.opening.copy(intent.rule, patternOf(intent.rule))))
    is TermsIntent.SetPattern -> with(terms.copy(opening = terms.opening.copy(OpeningRule.GIVEN, intent.pattern)))
    is TermsIntent.SetFifths -> with(terms.copy(opening = terms.opening.copy(fifths = intent.isOn)))
    is TermsIntent.SetClock -> with(withClock(intent.seat, intent.control))
    is TermsIntent.SetHandicap -> {
      val clocks = if (intent.isOn) terms else terms.copy(otherClock = terms.clock)
      copy(terms = clocks, hasHandicap = intent.isOn)
    }
    is TermsIntent.SetAllowance -> with(terms.copy(undo = terms.undo.copy(allowance = intent.allowance)))
    is TermsIntent.SetAsks -> with(terms.copy(undo = terms.undo.copy(asks = intent.isOn)))
  }

  private fun with(terms: Terms) = copy(terms = terms)

  private val fouls get() = terms.foulSet ?: allFouls

  private fun foulsOf(rules: RuleSet) = if (rules == RuleSet.CUSTOM) fouls else null

  private fun patternOf(rule: OpeningRule) = if (rule == OpeningRule.GIVEN) terms.opening.pattern ?: 0 else null

  private fun withClock(seat: ClockSeat, control: TimeControl?): Terms = when {
    !hasHandicap -> terms.copy(clock = control, otherClock = control)
    seat == ClockSeat.First -> terms.copy(clock = control)
    else -> terms.copy(otherClock = control)
  }
}

/** The fouls of renju. */
internal val allFouls = FoulSet(overline = true, doubleFour = true, doubleThree = true)

private fun FoulSet.with(intent: TermsIntent.SetFoul): FoulSet = when (intent.foul) {
  FoulChoice.Overline -> copy(overline = intent.isOn)
  FoulChoice.DoubleFour -> copy(doubleFour = intent.isOn)
  FoulChoice.DoubleThree -> copy(doubleThree = intent.isOn)
}
