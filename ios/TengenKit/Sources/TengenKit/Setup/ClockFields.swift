import TengenCore

/// The clocks in one line.
func clockValue(_ draft: TermsDraft) -> Words {
  let (first, other) = (draft.terms.clock, draft.terms.otherClock)
  return first == other ? clockText(first) : words(.termsClocks, clockText(first), clockText(other))
}

/// The kind of clock, its numbers and whether each of the two called `names` has one of its own.
func clockFields(_ draft: TermsDraft, _ names: ClockNames) -> [FieldState] {
  let first = clockFields(.first, draft.terms.clock, title: draft.hasHandicap ? names.first : nil)
  let handicap = ToggleState(
    title: words(.setupHandicap, names.other),
    meaning: words(.setupHandicapMeaning),
    isOn: draft.hasHandicap,
    intent: .setHandicap(!draft.hasHandicap)
  )
  let other = draft.hasHandicap ? clockFields(.other, draft.terms.otherClock, title: names.other) : []
  return first + [.toggle(handicap)] + other
}

private func clockFields(_ seat: ClockSeat, _ clock: TimeControl?, title: Words?) -> [FieldState] {
  let kind = clockKind(clock: clock)
  let kinds = FieldState.choose(
    title: title,
    alternatives: alternatives(ClockKind.allCases, chosen: kind, label: kindName) {
      TermsIntent.setClock(seat, clockOfKind(clock: clock, kind: $0))
    },
    meaning: kindMeaning(kind)
  )
  return [kinds] + clockSteps(clock: clock).map { .step(stepState(seat, $0)) }
}

private func stepState(_ seat: ClockSeat, _ step: ClockStep) -> StepState {
  StepState(
    title: partName(step.part),
    value: step.part == .periods ? .plain("\(step.number)") : timeText(step.number),
    less: step.less.map { .setClock(seat, $0) },
    more: step.more.map { .setClock(seat, $0) }
  )
}

private func kindName(_ kind: ClockKind) -> Words {
  switch kind {
  case .none: words(.setupClockNone)
  case .perMove: words(.setupClockPerMove)
  case .total: words(.setupClockTotal)
  case .byoyomi: words(.setupClockByoyomi)
  case .fischer: words(.setupClockFischer)
  }
}

private func kindMeaning(_ kind: ClockKind) -> Words {
  switch kind {
  case .none: words(.setupClockNoneMeaning)
  case .perMove: words(.setupClockPerMoveMeaning)
  case .total: words(.setupClockTotalMeaning)
  case .byoyomi: words(.setupClockByoyomiMeaning)
  case .fischer: words(.setupClockFischerMeaning)
  }
}

private func partName(_ part: ClockPart) -> Words {
  switch part {
  case .move: words(.setupClockMove)
  case .main: words(.setupClockMain)
  case .periods: words(.setupClockPeriods)
  case .period: words(.setupClockPeriod)
  case .increment: words(.setupClockIncrement)
  }
}
