import TengenCore

/// What an intent leads to: what the screen keeps from now on and what the core is asked.
struct PlayStep: Equatable {
  let local: PlayLocal
  var act: PlayAct?
}

/// One step of the screen's own part of play: `intent` on what the screen keeps (`local`) while `table` is shown and
/// stones are placed by `placement`. Every intent clears the prompt before it, so a prompt never costs a tap.
func playStep(_ intent: PlayIntent, _ local: PlayLocal, _ table: TableSnapshot, _ placement: Placement) -> PlayStep {
  var calm = local
  calm.prompt = nil
  calm.heard = table.lastEvent
  var aimless = calm
  aimless.ghost = nil
  switch intent {
  case .tap(let point, let isRoomy):
    let isOneTap = placement == .oneTap || placement == .automatic && isRoomy
    return isOneTap || point == calm.ghost ? place(point, aimless) : aim(point, calm, table)
  case .move(let direction): return move(direction, calm, table)
  case .place: return calm.ghost.map { place($0, aimless) } ?? PlayStep(local: calm)
  case .cancel: return PlayStep(local: aimless)
  case .stop: return PlayStep(local: calm, act: .stopThinking)
  case .runClocks: return PlayStep(local: calm, act: .runClocks)
  case .restart: return restart(aimless.under(nil), table)
  case .openChat, .takeOffer, .settle, .leaveRoom, .openSettings, .goHome:
    return PlayStep(local: calm.under(nil), act: table.isTicking ? .stopClocks : nil)
  case .closeSheet: return PlayStep(local: calm.under(nil))
  case .openMore: return PlayStep(local: calm.under(.more))
  case .askResign: return PlayStep(local: calm.under(.resignQuestion))
  case .openClocks: return PlayStep(local: calm.under(.clocks))
  case .openOpenings: return PlayStep(local: aimless.under(.openings))
  case .openFifths: return PlayStep(local: aimless.under(.fifths))
  default: return PlayStep(local: aimless.under(nil), act: act(intent, table))
  }
}

/// What an intent asks of the core whatever is aimed, none of those that belong to the screen.
private func act(_ intent: PlayIntent, _ table: TableSnapshot) -> PlayAct? {
  switch intent {
  case .choose(let choice): .choose(choice)
  case .claimFoul: .claimFoul
  case .undo: table.asksUndo ? .askUndo : .undo
  case .redo: .redo
  case .hint: .hint
  case .resign: .resign
  case .offerDraw: .offerDraw
  case .offerRestart: .offerRestart
  case .proposeClocks(let control): .proposeClocks(control)
  case .accept: .accept
  case .decline: .decline
  case .withdraw: .withdraw
  case .tap, .move, .place, .cancel, .stop, .runClocks, .restart, .openSettings, .goHome: nil
  case .openChat, .takeOffer, .settle, .leaveRoom: nil
  case .closeSheet, .openMore, .askResign, .openClocks, .openOpenings, .openFifths: nil
  }
}

extension TableSnapshot {
  /// Whether the other side has to agree before a stone is taken back.
  var asksUndo: Bool { undo?.asks == true && phase == .playing }

  fileprivate var isTicking: Bool { clock?.running != nil }
}

extension PlayLocal {
  /// What the screen keeps once the core has answered `act` with `answer`.
  func answered(_ act: PlayAct, _ answer: Answer) -> PlayLocal {
    var rest = self
    if case .play(let point) = act, sent == point { rest.sent = nil }
    switch answer {
    case .done: break
    case .refused(let refusal): rest.prompt = .refused(refusal)
    case .failed(let problem): rest.prompt = .failed(problem)
    }
    return rest
  }

  fileprivate func under(_ sheet: PlaySheet?) -> PlayLocal {
    var covered = self
    covered.sheet = sheet
    return covered
  }
}

private func aim(_ point: Point, _ calm: PlayLocal, _ table: TableSnapshot) -> PlayStep {
  var aimed = calm
  let refusal = refusal(at: point, table)
  // The core alone knows why the opening wants no stone there.
  let isClosed = refusal == nil && isClosed(point, table)
  aimed.ghost = refusal == nil && !isClosed ? point : nil
  aimed.prompt = refusal.map(Prompt.refused)
  return PlayStep(local: aimed, act: isClosed ? .play(point) : nil)
}

/// Keys aim from point to point, over stones and points that are forbidden or closed.
private func move(_ direction: BoardDirection, _ calm: PlayLocal, _ table: TableSnapshot) -> PlayStep {
  let board = boardOf(table)
  return aim(board.free(from: calm.ghost ?? board.beginning, direction), calm, table)
}

private func place(_ point: Point, _ aimless: PlayLocal) -> PlayStep {
  var sent = aimless
  sent.sent = point
  return PlayStep(local: sent, act: .play(point))
}

private func restart(_ calm: PlayLocal, _ table: TableSnapshot) -> PlayStep {
  var told = calm
  if table.phase == .over {
    told.prompt = .nextGame(black: table.black, score: table.score)
  } else if table.phase == .playing && !table.moves.isEmpty {
    told.prompt = .restarted
  }
  return PlayStep(local: told, act: .restart)
}

/// Whether the opening refuses a stone on the empty `point`.
private func isClosed(_ point: Point, _ table: TableSnapshot) -> Bool {
  guard let opening = table.opening, opening.ask != nil else { return false }
  return !movesOf(opening.points).contains(point)
}

/// What the core would say to a stone on `point`, read from what it has published: aiming asks nothing of it.
private func refusal(at point: Point, _ table: TableSnapshot) -> Refusal? {
  let at = corePointOf(point)
  let cell = table.board.startIndex + point.y * Int(table.size) + point.x
  if let refusal = table.noStone { return refusal }
  if table.board[cell] != 0 { return .taken(point: at) }
  return table.forbidden.first { $0.point == at }.map { .forbidden(point: at, foul: $0.foul) }
}
