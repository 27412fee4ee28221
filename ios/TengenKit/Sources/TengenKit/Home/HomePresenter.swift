import TengenCore

/// What home shows at `nowMs` (wall clock, milliseconds): the game on the `table`, the ways to start one, and the other
/// `unfinished` games; `problem` is why the last thing asked for did not happen.
public func homeState(
  _ table: TableSnapshot,
  unfinished: [GameSummary],
  settings: Settings,
  nowMs: Int64,
  problem: Words? = nil
) -> HomeState {
  HomeState(
    resume: resume(table, nowMs),
    choices: GameKind.allCases.map { choice($0, settings.lastGame($0)) },
    unfinished: unfinished.map { unfinishedState($0, nowMs) },
    problem: problem
  )
}

private func resume(_ table: TableSnapshot, _ nowMs: Int64) -> ResumeState? {
  if table.phase == .noGame { return nil }
  let seats = Seats(black: table.black, white: table.white)
  var board = boardOf(table)
  board.coordinates = false
  return ResumeState(
    board: board,
    title: words(table.phase == .over ? .homeLastGame : .homeContinue),
    players: versus(seats),
    status: table.result.map { resultText($0, seats) } ?? turnText(table.toMove, seats),
    terms: table.terms.map(termsText),
    ago: agoText(thenMs: table.updatedMs, nowMs: nowMs)
  )
}

private func unfinishedState(_ game: GameSummary, _ nowMs: Int64) -> UnfinishedState {
  let seats = Seats(black: game.black, white: game.white)
  return UnfinishedState(
    game: game.game,
    board: boardOf(game),
    players: versus(seats),
    status: turnText(game.toMove, seats),
    terms: game.terms.map(termsText),
    ago: agoText(thenMs: game.updatedMs, nowMs: nowMs)
  )
}

private func choice(_ kind: GameKind, _ last: NewGame) -> ChoiceState {
  ChoiceState(kind: kind, title: choiceTitle(kind), detail: choiceDetail(last))
}

private func choiceTitle(_ kind: GameKind) -> Words {
  switch kind {
  case .againstComputer: words(.homeAgainstComputer)
  case .twoPeople: words(.homeTwoPeople)
  case .watch: words(.homeWatch)
  }
}

private func choiceDetail(_ last: NewGame) -> Words {
  let players = [last.me, last.other].compactMap(seatWords)
  let terms = termsText(termsOf(game: last))
  return switch players.count {
  case 0: terms
  case 1: .keyed(.homeSetupOne, players + [terms])
  default: .keyed(.homeSetupTwo, players + [terms])
  }
}

/// What tells a seat from others of its kind: the computer's level, a person's name.
private func seatWords(_ seat: Seat) -> Words? {
  switch seat {
  case .computer(let level): levelName(level)
  case .person(let name): name.isBlank ? nil : .plain(name)
  }
}

private func versus(_ seats: Seats) -> Words {
  words(.homeVersus, seatName(seats, .black), seatName(seats, .white))
}

private func seatName(_ seats: Seats, _ stone: CoreStone) -> Words {
  if seats.isYou(stone) { return playerName(seats, stone) }
  return seatWords(seats.at(stone)) ?? stoneName(stone)
}

private func turnText(_ toMove: CoreStone?, _ seats: Seats) -> Words {
  guard let toMove else { return words(.homeNoTurn) }
  return seats.isYou(toMove) ? words(.homeYourTurn) : words(.homeTurn, playerName(seats, toMove))
}
