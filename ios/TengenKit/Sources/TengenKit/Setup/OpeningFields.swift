import TengenCore

/// How a game begins: the rules, the 26 openings where one of them is to be chosen, the fifth moves.
func openingFields(_ terms: Terms) -> [FieldState] {
  let questions = termsQuestions(terms: terms)
  let opening = terms.opening
  let fifths = ToggleState(
    title: words(.setupFifths),
    meaning: words(.setupFifthsMeaning),
    isOn: opening.fifths,
    intent: .setFifths(!opening.fifths)
  )
  return ruleFields(opening, questions) + (questions.fifths ? [.toggle(fifths)] : [])
}

/// The rules; the 26 openings stand below the rule that wants one of them.
private func ruleFields(_ opening: Opening, _ questions: TermsQuestions) -> [FieldState] {
  let rules = OpeningRule.allCases.map {
    OptionState(
      name: openingName($0), detail: openingMeaning($0), isChosen: $0 == opening.rule, intent: .setOpening($0))
  }
  guard questions.pattern, let given = rules.firstIndex(where: { $0.intent == .setOpening(.given) }) else {
    return [.pick(rules)]
  }
  let patterns = allPatterns.map { patternState($0, chosen: opening.pattern) }
  return [.pick(Array(rules[...given])), .patterns(patterns), .pick(Array(rules[(given + 1)...]))]
}

private func patternState(_ pattern: OpeningPattern, chosen: Int32?) -> PatternState {
  PatternState(
    name: patternName(pattern),
    board: boardOf(pattern),
    isChosen: pattern.number == chosen,
    intent: .setPattern(pattern.number)
  )
}
