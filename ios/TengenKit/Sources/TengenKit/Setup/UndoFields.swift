import TengenCore

/// How stones are taken back, in a few words.
func undoValue(_ draft: TermsDraft) -> Words {
  let undo = draft.terms.undo
  let times = timesText(undo.allowance)
  return draft.people && undo.asks && undo.allowance != 0 ? words(.setupUndoAsking, times) : times
}

private func timesText(_ allowance: Int32?) -> Words {
  switch allowance {
  case nil: words(.setupUndoFree)
  case 0: words(.setupUndoNever)
  case let times?: .counted(.setupUndoTimes, Int(times))
  }
}

/// How often, and between two persons whether one asks.
func undoFields(_ draft: TermsDraft) -> [FieldState] {
  let undo = draft.terms.undo
  let offered = undoAllowances()
  let all = offered.contains(undo.allowance) ? offered : offered + [undo.allowance]
  let often = FieldState.choose(
    title: words(.setupUndoEach),
    alternatives: alternatives(
      all, chosen: undo.allowance, label: allowanceText, intent: TermsIntent.setAllowance),
    meaning: nil
  )
  let asks = ToggleState(
    title: words(.setupAsks), meaning: words(.setupAsksMeaning), isOn: undo.asks, intent: .setAsks(!undo.asks))
  return draft.people && undo.allowance != 0 ? [often, .toggle(asks)] : [often]
}

private func allowanceText(_ allowance: Int32?) -> Words {
  allowance.map { .plain("\($0)") } ?? words(.setupUndoAny)
}
