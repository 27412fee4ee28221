import TengenCore

/// The levels that have names.
private let namedLevels: Set<Int32> = [1, 5, 10]

/// What the sheet shows of `draft`.
public func newGameState(_ draft: NewGameDraft) -> NewGameState {
  let game = draft.game
  let (me, other) = (called(game.me, .me, draft.kind), called(game.other, .other, draft.kind))
  return NewGameState(
    kinds: alternatives(GameKind.allCases, chosen: draft.kind, label: kindName, intent: NewGameIntent.setKind),
    terms: termsState(draft.terms, ClockNames(first: me, other: other)),
    seats: [seatState(game.me, .me, draft.kind), seatState(game.other, .other, draft.kind)],
    colours: alternatives(
      ColourChoice.allCases, chosen: game.colour, label: { colourName($0, me, other) }, intent: NewGameIntent.setColour
    ),
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

/// What one calls who sits there: by name, or by the place.
private func called(_ seat: Seat, _ place: SeatPlace, _ kind: GameKind) -> Words {
  if case .person(let name) = seat, !name.isBlank { return .plain(name) }
  return switch (kind, place) {
  case (.againstComputer, .me): words(.newgameYou)
  case (.againstComputer, .other): words(.newgameComputer)
  case (.twoPeople, .me): words(.newgameFirst)
  case (.twoPeople, .other): words(.newgameSecond)
  case (.watch, .me): words(.newgameSeatFirstComputer)
  case (.watch, .other): words(.newgameSeatSecondComputer)
  }
}

private func kindName(_ kind: GameKind) -> Words {
  switch kind {
  case .againstComputer: words(.newgameKindComputer)
  case .twoPeople: words(.newgameKindTwoPeople)
  case .watch: words(.newgameKindWatch)
  }
}

private func colourName(_ colour: ColourChoice, _ me: Words, _ other: Words) -> Words {
  switch colour {
  case .black: me
  case .white: other
  case .alternate: words(.newgameColourAlternate)
  case .lot: words(.newgameColourLot)
  }
}
