import TengenCore

/// What the play screen shows of `table`, of the `events` that led there, of what it keeps itself, and of the `company` where
/// the game is a room's.
public func playState(
  _ table: TableSnapshot, _ local: PlayLocal, _ events: [TableEvent] = [], company: Company? = nil
) -> PlayState {
  let seats = Seats(black: table.black, white: table.white)
  let below = table.me ?? below(seats)
  let board = board(table, local)
  let more = moreOf(table, seats, company)
  return PlayState(
    board: board,
    top: strip(below.other, seats, table, company),
    bottom: strip(below, seats, table, company),
    clocks: table.clock.map(clocksOf),
    score: table.score.flatMap { scoreText($0, first: below, seats) },
    pattern: table.opening?.pattern.map(patternName),
    bar: bar(table, local, board),
    message: message(table, local, events, seats).with(company?.notice, isHalted: table.halted),
    choices: choicesOf(table) + companyChoices(company),
    moves: movesOf(table.moves).map(\.name),
    undo: undoOf(table),
    canRedo: table.canRedo,
    canHint: table.canHint,
    canClaim: table.foulPolicy == .claim ? table.canClaim : nil,
    unread: company?.unread,
    isWatching: company?.isWatching == true,
    more: more,
    isUnsaved: table.unsaved,
    sheet: local.sheet.flatMap { sheetOf($0, table, more) }
  )
}

/// Against the computer the person sits below, else Black.
private func below(_ seats: Seats) -> CoreStone { !seats.white.isComputer && seats.black.isComputer ? .white : .black }

private func companyChoices(_ company: Company?) -> [PlayChoice] {
  company?.offer.map { [PlayChoice(label: $0, intent: .takeOffer, tag: "offer")] } ?? []
}

extension MessageState {
  /// What is to be known of the company comes before what the game waits for; where that stands still it says enough.
  fileprivate func with(_ notice: Words?, isHalted: Bool) -> MessageState {
    guard let notice else { return self }
    if isHalted && tone == .quiet { return MessageState(words: notice, tone: .answer) }
    return MessageState(words: TengenKit.words(.playTold, notice, words), tone: tone == .quiet ? .answer : tone)
  }
}

private func board(_ table: TableSnapshot, _ local: PlayLocal) -> BoardState {
  var board = boardOf(table)
  let aimed = local.ghost ?? local.sent ?? table.sending.map(pointOf)
  if let aimed, let toMove = table.toMove, board.contains(aimed), board[aimed] == nil {
    board.ghost = Ghost(point: aimed, stone: stoneOf(toMove))
  }
  if case .refused(.forbidden(let point, _)) = local.prompt(on: table) { board.explainedFoul = pointOf(point) }
  return board
}

private func bar(_ table: TableSnapshot, _ local: PlayLocal, _ board: BoardState) -> PlayBar? {
  if table.phase == .over { return .over }
  guard let ghost = board.ghost, ghost.point == local.ghost else { return nil }
  return .place(stone: ghost.stone, coordinate: ghost.point.name)
}

/// Who is not at the board has that under their name.
private func strip(
  _ stone: CoreStone, _ seats: Seats, _ table: TableSnapshot, _ company: Company?
) -> PlayerStripState {
  PlayerStripState(
    stone: stoneOf(stone),
    name: stripName(stone, seats),
    detail: company?.presence[stoneOf(stone)] ?? stripDetail(seats.at(stone)),
    isToMove: table.decider == stone && table.phase == .playing,
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

/// Of two people, the one whose stone lies last takes it back; of others, the person. Who lays which stone of an opening is
/// not told by its colour, so that no number is shown there.
private func undoOf(_ table: TableSnapshot) -> UndoState {
  let isBlack = table.white.isComputer || !table.black.isComputer && movesOf(table.moves).count % 2 == 1
  let left = isBlack ? table.blackUndosLeft : table.whiteUndosLeft
  return UndoState(
    isEnabled: table.asksUndo ? table.canAskUndo : table.canUndo,
    asks: table.asksUndo,
    left: table.opening?.ask == nil ? left.map(Int.init) : nil
  )
}

private func moreOf(_ table: TableSnapshot, _ seats: Seats, _ company: Company?) -> MoreState {
  let isNew = table.phase == .playing && table.moves.isEmpty && table.offer == nil
  return MoreState(
    canResign: table.canResign,
    canOfferDraw: table.canOfferDraw,
    asksRestart: table.asksUndo && table.canOfferRestart,
    canProposeClocks: seats.arePeople && isNew,
    canSettle: company?.canSettle == true,
    isRoom: table.nearby
  )
}
