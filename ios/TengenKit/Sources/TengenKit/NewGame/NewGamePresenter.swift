import TengenCore

/// The levels that have names.
private let namedLevels: Set<Int32> = [1, 5, 10]

/// What the sheet shows of `draft`.
public func newGameState(_ draft: NewGameDraft) -> NewGameState {
  let game = draft.game
  return NewGameState(
    kinds: alternatives(GameKind.allCases, chosen: draft.kind, label: kindName, intent: NewGameIntent.setKind),
    seats: [seatState(game.me, .me, draft.kind), seatState(game.other, .other, draft.kind)],
    colourQuestion: colourQuestion(draft),
    colours: alternatives(
      ColourChoice.allCases, chosen: game.colour, label: colourName, intent: NewGameIntent.setColour),
    rules: alternatives(
      RuleSet.allCases.filter { $0 != .custom }, chosen: game.rules, label: rulesName, intent: NewGameIntent.setRules),
    rulesMeaning: rulesMeaning(game.rules),
    size: Int(game.size),
    sizes: 10...20,
    problem: draft.problem.map(problemText)
  )
}

private func seatState(_ seat: Seat, _ place: SeatPlace, _ kind: GameKind) -> SeatState {
  let label = seatLabel(place, kind)
  switch seat {
  case .person(let name): return .person(label: label, name: name, place: place)
  case .computer(let level):
    let levels = namedLevels.union([level]).sorted()
    let choices = alternatives(levels, chosen: level, label: levelName) { NewGameIntent.setLevel(place, $0) }
    return .computer(label: label, levels: choices, place: place)
  }
}

private func seatLabel(_ place: SeatPlace, _ kind: GameKind) -> Words {
  switch (kind, place) {
  case (.againstComputer, .me): words(.newgameSeatYou)
  case (.againstComputer, .other): words(.newgameSeatComputer)
  case (.twoPeople, .me): words(.newgameSeatFirst)
  case (.twoPeople, .other): words(.newgameSeatSecond)
  case (.watch, .me): words(.newgameSeatFirstComputer)
  case (.watch, .other): words(.newgameSeatSecondComputer)
  }
}

private func colourQuestion(_ draft: NewGameDraft) -> Words {
  if case .person(let name) = draft.game.me, !name.isBlank { return words(.newgameColourOf, .plain(name)) }
  return switch draft.kind {
  case .againstComputer: words(.newgameColourYours)
  case .twoPeople: words(.newgameColourFirst)
  case .watch: words(.newgameColourFirstComputer)
  }
}

private func kindName(_ kind: GameKind) -> Words {
  switch kind {
  case .againstComputer: words(.newgameKindComputer)
  case .twoPeople: words(.newgameKindTwoPeople)
  case .watch: words(.newgameKindWatch)
  }
}

private func colourName(_ colour: ColourChoice) -> Words {
  switch colour {
  case .black: words(.newgameColourBlack)
  case .white: words(.newgameColourWhite)
  case .alternate: words(.newgameColourAlternate)
  case .lot: words(.newgameColourLot)
  }
}
