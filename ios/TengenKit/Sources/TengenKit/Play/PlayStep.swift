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
  var aimless = calm
  aimless.ghost = nil
  switch intent {
  case .tap(let point, let isRoomy):
    let isOneTap = placement == .oneTap || placement == .automatic && isRoomy
    return isOneTap || point == calm.ghost ? place(point, aimless) : aim(point, calm, table)
  case .move(let direction): return move(direction, calm, table)
  case .place: return calm.ghost.map { place($0, aimless) } ?? PlayStep(local: calm)
  case .cancel: return PlayStep(local: aimless)
  case .undo: return PlayStep(local: aimless, act: .undo)
  case .redo: return PlayStep(local: aimless, act: .redo)
  case .hint: return PlayStep(local: aimless, act: .hint)
  case .stop: return PlayStep(local: calm, act: .stopThinking)
  case .openMore: return PlayStep(local: calm.under(.more))
  case .askResign: return PlayStep(local: calm.under(.resignQuestion))
  case .resign: return PlayStep(local: aimless.under(nil), act: .resign)
  case .restart: return restart(aimless.under(nil), table)
  case .closeSheet, .openSettings, .goHome: return PlayStep(local: calm.under(nil))
  }
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
  aimed.ghost = refusal == nil ? point : nil
  aimed.prompt = refusal.map(Prompt.refused)
  return PlayStep(local: aimed)
}

/// Keys aim from point to point, over stones and forbidden points.
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
  if table.phase == .playing && !table.moves.isEmpty { told.prompt = .restarted }
  return PlayStep(local: told, act: .restart)
}

/// What the core would say to a stone on `point`, read from what it has published: aiming asks nothing of it.
private func refusal(at point: Point, _ table: TableSnapshot) -> Refusal? {
  let at = corePointOf(point)
  let cell = table.board.startIndex + point.y * Int(table.size) + point.x
  if table.phase != .playing { return .gameOver }
  if !table.canPlay { return .notYourTurn }
  if table.board[cell] != 0 { return .taken(point: at) }
  return table.forbidden.first { $0.point == at }.map { .forbidden(point: at, foul: $0.foul) }
}
