import TengenCore

/// What `sheet` shows over `table`; nothing where what it asks is no longer asked.
func sheetOf(_ sheet: PlaySheet, _ table: TableSnapshot, _ more: MoreState) -> PlaySheetState? {
  let ask = table.canChoose ? table.opening?.ask : nil
  switch sheet {
  case .more: return .more(more)
  case .resignQuestion: return .resignQuestion
  case .clocks: return .clocks(proposals)
  case .openings:
    guard let ask, ask.propose || ask.lay else { return nil }
    return .openings(allPatterns.map { openingCard($0, isProposed: ask.propose) })
  case .fifths:
    guard let ask, ask.declare > 0 else { return nil }
    return .fifths((1...ask.declare).map(declaration))
  }
}

private func declaration(_ number: Int32) -> PlayChoice {
  PlayChoice(label: .number(Int(number)), intent: .choose(.declare(number: number)), tag: "fifths-\(number)")
}

private func openingCard(_ pattern: OpeningPattern, isProposed: Bool) -> OpeningCard {
  OpeningCard(
    name: patternName(pattern),
    meaning: patternMeaning(pattern),
    isDirect: pattern.code.hasPrefix("D"),
    board: boardOf(pattern),
    intent: .choose(isProposed ? .propose(pattern: pattern.number) : .lay(pattern: pattern.number)),
    tag: "opening-\(pattern.code)"
  )
}

/// The clocks that can be proposed; both sides get the same.
private let proposals = clockProposals().enumerated().map { place, control in
  PlayChoice(label: clockText(control), intent: .proposeClocks(control), tag: "clock-\(place)")
}
