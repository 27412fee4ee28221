import TengenCore

/// What the play screen shows of `table` and of what it keeps itself.
public func playState(_ table: TableSnapshot, _ local: PlayLocal) -> PlayState {
  let seats = Seats(black: table.black, white: table.white)
  let below: CoreStone = !table.white.isComputer && table.black.isComputer ? .white : .black
  let board = board(table, local)
  return PlayState(
    board: board,
    top: strip(below == .black ? .white : .black, seats, table),
    bottom: strip(below, seats, table),
    bar: bar(table, local, board),
    message: message(table, local, seats),
    moves: movesOf(table.moves).map(\.name),
    canUndo: table.canUndo,
    canRedo: table.canRedo,
    canHint: table.canHint,
    canResign: table.canResign,
    isUnsaved: table.unsaved,
    sheet: local.sheet
  )
}

private func board(_ table: TableSnapshot, _ local: PlayLocal) -> BoardState {
  var board = boardOf(table)
  if let aimed = local.ghost ?? local.sent, let toMove = table.toMove, board.contains(aimed), board[aimed] == nil {
    board.ghost = Ghost(point: aimed, stone: stoneOf(toMove))
  }
  if case .refused(.forbidden(let point, _)) = local.prompt { board.explainedFoul = pointOf(point) }
  return board
}

private func bar(_ table: TableSnapshot, _ local: PlayLocal, _ board: BoardState) -> PlayBar? {
  if table.phase == .over { return .over }
  guard let ghost = board.ghost, ghost.point == local.ghost else { return nil }
  return .place(stone: ghost.stone, coordinate: ghost.point.name)
}

private func strip(_ stone: CoreStone, _ seats: Seats, _ table: TableSnapshot) -> PlayerStripState {
  PlayerStripState(
    stone: stoneOf(stone),
    name: stripName(stone, seats),
    detail: stripDetail(seats.at(stone)),
    isToMove: table.toMove == stone && table.phase == .playing,
    thinking: table.thinking.flatMap { $0.stone == stone ? thinkingState($0) : nil }
  )
}

private func thinkingState(_ thinking: Thinking) -> ThinkingState {
  let part = thinking.limitMs > 0 ? Double(thinking.elapsedMs) / Double(thinking.limitMs) : 0
  return ThinkingState(progress: min(max(part, 0), 1))
}

private func stripName(_ stone: CoreStone, _ seats: Seats) -> Words {
  switch seats.at(stone) {
  case .computer: words(.playComputer)
  case .person: playerName(seats, stone)
  }
}

private func stripDetail(_ seat: Seat) -> Words? {
  if case .computer(let level) = seat { levelName(level) } else { nil }
}

private func message(_ table: TableSnapshot, _ local: PlayLocal, _ seats: Seats) -> MessageState {
  if let prompt = local.prompt { return promptMessage(prompt) }
  if let hint = table.hint { return MessageState(words: hintText(hint), tone: .answer) }
  if let result = table.result { return MessageState(words: resultText(result, seats), tone: .result) }
  return MessageState(words: turnText(table, seats), tone: .quiet)
}

private func promptMessage(_ prompt: Prompt) -> MessageState {
  switch prompt {
  case .refused(let refusal): MessageState(words: refusalText(refusal), tone: .refusal)
  case .failed(let problem): MessageState(words: problemText(problem), tone: .refusal)
  case .restarted: MessageState(words: words(.playRestarted), tone: .answer)
  }
}

private func turnText(_ table: TableSnapshot, _ seats: Seats) -> Words {
  guard let toMove = table.toMove else { return words(.problemNoGame) }
  if table.thinking?.purpose == .hint { return words(.playLookingForHint) }
  if seats.at(toMove).isComputer { return words(.playThinking, playerName(seats, toMove)) }
  return seats.isYou(toMove) ? words(.playYourTurn) : words(.playTurn, playerName(seats, toMove))
}
