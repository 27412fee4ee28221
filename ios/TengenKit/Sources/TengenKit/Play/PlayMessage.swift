import TengenCore

/// So many stones may follow what was told until it is no longer news: an opening of the 26 lays three at once.
private let newsForStones = 3

/// The line under the board.
func message(_ table: TableSnapshot, _ local: PlayLocal, _ events: [TableEvent], _ seats: Seats) -> MessageState {
  if let said = local.prompt(on: table).flatMap({ promptMessage($0, table, seats) }) { return said }
  if let hint = table.hint { return MessageState(words: hintText(hint), tone: .answer) }
  if let result = table.result { return MessageState(words: resultText(result, table.foul, seats), tone: .result) }
  return goesOn(table, news(events, since: local.heard, seats), seats)
}

/// What was told last, and what the game waits for.
private func goesOn(_ table: TableSnapshot, _ news: Words?, _ seats: Seats) -> MessageState {
  let wait = waitText(table, seats)
  if let news { return MessageState(words: words(.playTold, news, wait), tone: .answer) }
  let asks = table.offer != nil || table.canChoose
  return MessageState(words: wait, tone: asks && !table.halted ? .answer : .quiet)
}

private func waitText(_ table: TableSnapshot, _ seats: Seats) -> Words {
  if table.halted { return words(.playHalted) }
  if let offer = table.offer {
    let asked = offerText(offer, plies: table.moves.count / 2, seats)
    return words(.playTold, asked, answererText(offer, isHere: table.canAnswer, seats))
  }
  if let opening = table.opening, let ask = opening.ask { return askText(opening, ask, seats) }
  if table.clock?.paused == true { return words(.playPaused) }
  return turnText(table, seats)
}

/// The newest of the `events` after number `heard` that has to be told and isn't old.
private func news(_ events: [TableEvent], since heard: Int64, _ seats: Seats) -> Words? {
  let fresh = events.filter { $0.id > heard }.map(\.kind)
  guard let told = fresh.lastIndex(where: { toldText($0, seats) != nil }) else { return nil }
  let since = fresh[(told + 1)...]
  let stones = since.count { if case .placed = $0 { true } else { false } }
  return since.contains(.started) || stones > newsForStones ? nil : toldText(fresh[told], seats)
}

private func promptMessage(_ prompt: Prompt, _ table: TableSnapshot, _ seats: Seats) -> MessageState? {
  switch prompt {
  case .refused(let refusal):
    return MessageState(words: refusalText(refusal, table.opening?.ask?.area), tone: .refusal)
  case .failed(let problem): return MessageState(words: problemText(problem), tone: .refusal)
  case .restarted: return MessageState(words: words(.playRestarted), tone: .answer)
  case .nextGame(let black, let score):
    guard coloursSwapped(black, score, table, seats) else { return nil }
    return MessageState(words: words(.playTold, coloursSwappedText(seats), waitText(table, seats)), tone: .answer)
  }
}

/// Whether the next game has another Black than the last; people without names are known by what they have won.
private func coloursSwapped(_ black: Seat, _ score: MatchScore?, _ table: TableSnapshot, _ seats: Seats) -> Bool {
  guard table.moves.isEmpty else { return false }
  guard seats.areColours else { return black != table.black }
  guard let score, let now = table.score else { return false }
  return score.black != score.white && score.black == now.white && score.white == now.black
}

private func turnText(_ table: TableSnapshot, _ seats: Seats) -> Words {
  guard let toMove = table.toMove else { return words(.problemNoGame) }
  if table.thinking?.purpose == .hint { return words(.playLookingForHint) }
  if seats.at(toMove).isComputer { return words(.playThinking, playerName(seats, toMove)) }
  if seats.isYou(toMove) || toMove == table.me { return words(.playYourTurn) }
  return words(table.canClaim && toMove == .white ? .playMayClaim : .playTurn, playerName(seats, toMove))
}
