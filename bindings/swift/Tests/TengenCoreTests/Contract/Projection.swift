import ContractSteps
import TengenCore

/// What a scenario can expect of an app, by the names of `tests/contract/README.md`.
func projection(of app: App, remembered: [String: Int64]) throws -> [String: Json] {
  let now = app.table().snapshot()
  let archive = app.archive()
  let lists: [String: Json] = [
    "same_game": .of(remembered.first { $0.value == now.game }?.key),
    "unfinished": .of(try archive.unfinished().count),
    "finished": .of(try archive.finished(limit: 1000, offset: 0).count),
    "notices": .of(app.notices().map { text($0.kind) }.joined(separator: ", ")),
  ]
  let table = app.table()
  let parts = [game(now), turn(now), agreed(table, now), opening(table, now), lists, settings(app.settings())]
  return parts.reduce(into: [:]) { all, part in
    all.merge(part) { _, later in later }
  }
}

private func game(_ now: TableSnapshot) -> [String: Json] {
  let bytes = Array(now.moves)
  let moves = stride(from: 0, to: bytes.count, by: 2).map { Point(x: Int32(bytes[$0]), y: Int32(bytes[$0 + 1])).name }
  let forbidden = now.forbidden.sorted { ($0.point.x, $0.point.y) < ($1.point.x, $1.point.y) }
  return [
    "phase": .of(name(of: now.phase)),
    "size": .of(now.size),
    "rules": .of(name(of: now.rules)),
    "black": .of(text(now.black)),
    "white": .of(text(now.white)),
    "plies": .of(moves.count),
    "moves": .of(moves.joined(separator: " ")),
    "to_move": .of(now.toMove.map { name(of: $0) }),
    "last_move": .of(now.lastMove?.name),
    "result": .of(now.result.map(text)),
    "forbidden": .of(forbidden.map(text).joined(separator: ", ")),
  ]
}

private func turn(_ now: TableSnapshot) -> [String: Json] {
  [
    "redoable": .of(now.redoable),
    "can_play": .of(now.canPlay),
    "can_undo": .of(now.canUndo),
    "can_redo": .of(now.canRedo),
    "can_hint": .of(now.canHint),
    "can_resign": .of(now.canResign),
    "unsaved": .of(now.unsaved),
    "thinking": .of(now.thinking != nil),
    "hint": .of(now.hint?.point.name),
    "hint_reason": .of(now.hint.map { text($0.reason) }),
    "can_analyse": .of(now.canAnalyse),
    "analysis": .of(now.analysis.map { $0.lines.map(text).joined(separator: ", ") }),
    "analysis_lines": now.analysis.map { Json.number($0.lines.count) } ?? .null,
    "hint_wins": now.hint.map { Json.bool($0.wins) } ?? .null,
    "hint_plies": now.hint.map { Json.number($0.line.count) } ?? .null,
  ]
}

private func settings(_ settings: Settings) -> [String: Json] {
  [
    "placement": .of(name(of: settings.placement)),
    "theme": .of(name(of: settings.theme)),
    "language": .of(settings.language),
    "start_on_home": .of(settings.startOnHome),
    "last_against_computer": .of(text(settings.againstComputer)),
    "last_two_people": .of(text(settings.twoPeople)),
    "last_watch": .of(text(settings.watch)),
  ]
}

extension TengenError {
  /// The name of an error, as `refused.taken`.
  var scenarioName: String {
    switch self {
    case .Refused(let refusal): "refused." + text(refusal)
    case .AlreadyOpen: "already_open"
    case .Storage(let problem, _): "storage." + name(of: problem)
    case .NotFound: "not_found"
    case .NoGame: "no_game"
    case .BadSetup(let problem): "bad_setup." + text(problem)
    case .BadSetting: "bad_setting"
    case .InRoom: "in_room"
    case .Room(let reason): "room." + name(of: reason)
    case .Internal: "internal"
    }
  }
}

private func text(_ problem: SetupProblem) -> String {
  switch problem {
  case .size: "size"
  case .level: "level"
  case .clock: "clock"
  case .pattern: "pattern"
  case .name: "name"
  case .asksComputer: "asks_computer"
  }
}

private func text(_ refusal: Refusal) -> String {
  switch refusal {
  case .offBoard: "off_board"
  case .taken: "taken"
  case .forbidden: "forbidden"
  case .notYourTurn: "not_your_turn"
  case .gameOver: "game_over"
  case .nothingToUndo: "nothing_to_undo"
  case .nothingToRedo: "nothing_to_redo"
  case .nothingToResign: "nothing_to_resign"
  case .timeIsUp: "time_is_up"
  case .timeIsLeft: "time_is_left"
  case .noOffer: "no_offer"
  case .ownOffer: "own_offer"
  case .tooSoon(let ply): "too_soon \(ply)"
  case .tooLate: "too_late"
  case .notYourStone: "not_your_stone"
  case .noUndoLeft(let allowance): "no_undo_left \(allowance)"
  case .badClock: "bad_clock"
  case .askFirst: "ask_first"
  case .nobodyToAsk: "nobody_to_ask"
  default: openingName(of: refusal) ?? "\(refusal)"
  }
}

private func text(_ notice: NoticeKind) -> String {
  switch notice {
  case .restoredFromBackup(_, let salvaged): "restored_from_backup \(salvaged)"
  case .startedAnew(let salvaged): "started_anew \(salvaged)"
  }
}

private func text(_ seat: Seat) -> String {
  switch seat {
  case .person(let name): "person:\(name)"
  case .computer(let level): "computer:\(level)"
  }
}

private func text(_ result: GameResult) -> String {
  let winner = result.winner.map { name(of: $0) } ?? "none"
  return ([winner, name(of: result.reason)] + result.line.map(\.name)).joined(separator: " ")
}

private func text(_ forbidden: Forbidden) -> String {
  forbidden.point.name + " " + forbidden.foul.parts.map { name(of: $0.kind) }.joined(separator: "+")
}

private func text(_ reason: HintReason) -> String {
  switch reason {
  case .takesFive: "takes_five"
  case .blocksFive: "blocks_five"
  case .makesOpenFour: "makes_open_four"
  case .makesDouble: "makes_double"
  case .winsByFours: "wins_by_fours"
  case .winsByThreats: "wins_by_threats"
  case .wins: "wins"
  case .blocksOpenThree: "blocks_open_three"
  case .blocksDouble: "blocks_double"
  case .best: "best"
  case .holdsOut: "holds_out"
  }
}

private func text(_ line: AnalysisLine) -> String {
  let worth =
    switch line.worth {
    case .value: "value"
    case .win(let moves): "win \(moves)"
    case .loss(let moves): "loss \(moves)"
    }
  return worth + " " + line.points[0].name
}

private func text(_ game: NewGame) -> String {
  "\(game.size) \(name(of: game.rules)) \(text(game.me)) \(text(game.other)) \(name(of: game.colour))"
}
