package app.tengen.ui.setup

import app.tengen.core.ClockKind
import app.tengen.core.ClockPart
import app.tengen.core.ClockStep
import app.tengen.core.TimeControl
import app.tengen.core.clockKind
import app.tengen.core.clockOfKind
import app.tengen.core.clockSteps
import app.tengen.ui.R
import app.tengen.ui.game.alternatives
import app.tengen.ui.text.Words
import app.tengen.ui.text.clockText
import app.tengen.ui.text.timeText
import app.tengen.ui.text.words

/** The clocks in one line. */
internal fun clockValue(draft: TermsDraft): Words {
  val (first, other) = draft.terms.clock to draft.terms.otherClock
  return if (first == other) clockText(first) else words(R.string.terms_clocks, clockText(first), clockText(other))
}

/** The kind of clock, its numbers and whether each of the two called [names] has one of its own. */
internal fun clockFields(draft: TermsDraft, names: ClockNames): List<FieldState> {
  val title = names.first.takeIf { draft.hasHandicap }
  val first = clockFields(ClockSeat.First, draft.terms.clock, title)
  val handicap = FieldState.Toggle(
    words(R.string.setup_handicap, names.other),
    words(R.string.setup_handicap_meaning),
    draft.hasHandicap,
    TermsIntent.SetHandicap(!draft.hasHandicap),
    "handicap",
  )
  val other =
    if (draft.hasHandicap) clockFields(ClockSeat.Other, draft.terms.otherClock, names.other) else emptyList()
  return first + handicap + other
}

private fun clockFields(seat: ClockSeat, clock: TimeControl?, title: Words?): List<FieldState> {
  val kind = clockKind(clock)
  val kinds = FieldState.Choose(
    title,
    alternatives("clock-$seat", ClockKind.entries, kind, ::kindName) {
      TermsIntent.SetClock(seat, clockOfKind(clock, it))
    },
    kindMeaning(kind),
  )
  return listOf(kinds) + clockSteps(clock).map { stepField(seat, it) }
}

private fun stepField(seat: ClockSeat, step: ClockStep) = FieldState.Step(
  title = partName(step.part),
  value = if (step.part == ClockPart.PERIODS) Words.Plain("${step.number}") else timeText(step.number),
  less = step.less?.let { TermsIntent.SetClock(seat, it) },
  more = step.more?.let { TermsIntent.SetClock(seat, it) },
  tag = "clock-$seat-${step.part}",
)

private fun kindName(kind: ClockKind): Words = when (kind) {
  ClockKind.NONE -> words(R.string.setup_clock_none)
  ClockKind.PER_MOVE -> words(R.string.setup_clock_per_move)
  ClockKind.TOTAL -> words(R.string.setup_clock_total)
  ClockKind.BYOYOMI -> words(R.string.setup_clock_byoyomi)
  ClockKind.FISCHER -> words(R.string.setup_clock_fischer)
}

private fun kindMeaning(kind: ClockKind): Words = when (kind) {
  ClockKind.NONE -> words(R.string.setup_clock_none_meaning)
  ClockKind.PER_MOVE -> words(R.string.setup_clock_per_move_meaning)
  ClockKind.TOTAL -> words(R.string.setup_clock_total_meaning)
  ClockKind.BYOYOMI -> words(R.string.setup_clock_byoyomi_meaning)
  ClockKind.FISCHER -> words(R.string.setup_clock_fischer_meaning)
}

private fun partName(part: ClockPart): Words = when (part) {
  ClockPart.MOVE -> words(R.string.setup_clock_move)
  ClockPart.MAIN -> words(R.string.setup_clock_main)
  ClockPart.PERIODS -> words(R.string.setup_clock_periods)
  ClockPart.PERIOD -> words(R.string.setup_clock_period)
  ClockPart.INCREMENT -> words(R.string.setup_clock_increment)
}
