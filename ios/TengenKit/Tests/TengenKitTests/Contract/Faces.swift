import ContractSteps

@testable import TengenKit

// What stories can expect of a screen, by the names of `tests/contract/presenters/README.md`.

func faceOf(_ state: PlayState, _ clocks: ClocksState?) -> [String: Json] {
  faceOf(state.board).merging(
    [
      "score": .of(state.score.map(text)),
      "pattern": .of(state.pattern.map(text)),
      "choices": .list(state.choices.map { .text(text($0.label)) }),
      "top_clock": .of(clocks?.of(state.top.stone).map(line)),
      "bottom_clock": .of(clocks?.of(state.bottom.stone).map(line)),
      "top": .text(line(state.top)),
      "bottom": .text(line(state.bottom)),
      "bar": .of(state.bar.map(line)),
      "message": .text(text(state.message.words)),
      "tone": .text(name(of: state.message.tone)),
      "moves": .text(state.moves.joined(separator: " ")),
      "can_undo": .bool(state.undo.isEnabled),
      "undo": .text(line(state.undo)),
      "can_redo": .bool(state.canRedo),
      "can_hint": .bool(state.canHint),
      "can_resign": .bool(state.more.canResign),
      "can_claim": state.canClaim.map(Json.bool) ?? .null,
      "can_offer_draw": .bool(state.more.canOfferDraw),
      "asks_restart": .bool(state.more.asksRestart),
      "can_propose_clocks": .bool(state.more.canProposeClocks),
      "unsaved": .bool(state.isUnsaved),
      "sheet": .of(state.sheet.map(line)),
    ],
    uniquingKeysWith: { $1 }
  )
}

func faceOf(_ state: HomeState) -> [String: Json] {
  [
    "resume": .of(state.resume.map { line($0.title, $0.players, $0.status) }),
    "resume_stones": .of(state.resume?.board.stones ?? 0),
    "resume_terms": .of(state.resume?.terms.map(text)),
    "ago": .of(state.resume.map { text($0.ago) }),
    "choices": .list(state.choices.map { .text("\(name(of: $0.kind)): " + line($0.title, $0.detail)) }),
    "unfinished": .list(state.unfinished.map { .text(line($0.players, $0.status, $0.ago)) }),
    "unfinished_terms": .list(state.unfinished.map { .of($0.terms.map(text)) }),
    "unfinished_stones": .list(state.unfinished.map { .of($0.board.stones) }),
    "problem": .of(state.problem.map(text)),
  ]
}

func faceOf(_ state: NewGameState) -> [String: Json] {
  [
    "open": .bool(true),
    "kind": .text(chosen(state.kinds)),
    "kinds": .list(labels(state.kinds)),
    "seats": .list(state.seats.map { .text(line($0)) }),
    "colour": .text(chosen(state.colours)),
    "colours": .list(labels(state.colours)),
    "preset": .text(state.terms.presets.filter(\.isChosen).map { text($0.name) }.joined(separator: " and ")),
    "presets": .list(state.terms.presets.map { .text("\(text($0.name)): \(text($0.detail))") }),
    "sections": .list(state.terms.sections.map { .text("\(text($0.title)): \(text($0.value))") }),
    "section": .text(state.terms.sections.filter(\.isOpen).map { name(of: $0.section) }.joined(separator: ", ")),
    "fields": .list(state.terms.sections.flatMap(\.fields).map { .text(line($0)) }),
    "problem": .of(state.problem.map(text)),
  ]
}

func faceOf(_ state: SettingsState) -> [String: Json] {
  [
    "placement": .text(chosen(state.placements)),
    "placements": .list(labels(state.placements)),
    "placement_meaning": .text(text(state.placementMeaning)),
    "theme": .text(chosen(state.themes)),
    "themes": .list(labels(state.themes)),
    "language": .text(chosen(state.languages)),
    "languages": .list(labels(state.languages)),
    "start_on_home": .bool(state.startOnHome),
    "problem": .of(state.problem.map(text)),
  ]
}

private func faceOf(_ board: BoardState) -> [String: Json] {
  let fouls = board.fouls.sorted { ($0.point.x, $0.point.y) < ($1.point.x, $1.point.y) }
  return [
    "size": .number(board.size),
    "stones": .of(board.stones),
    "last_move": .of(board.lastMove?.name),
    "fouls": .list(fouls.map { .text("\($0.point.name) " + $0.kinds.map { name(of: $0) }.joined(separator: "+")) }),
    "explained_foul": .of(board.explainedFoul?.name),
    "winning_line": .text(board.winningLine.map(\.name).joined(separator: " ")),
    "ghost": .of(board.ghost.map { "\(name(of: $0.stone)) \($0.point.name)" }),
    "hint": .of(board.hint?.name),
    "open_points": .of(board.points.count { board[$0] == nil && board.isOpen($0) }),
    "offers": .text(board.offers.map(\.point.name).joined(separator: " ")),
  ]
}

extension BoardState {
  fileprivate var stones: Int { cells.count { $0 != nil } }
}

private func line(_ field: FieldState) -> String {
  switch field {
  case .choose(let title, let alternatives, _):
    let labels = alternatives.map { text($0.label) }.joined(separator: ", ")
    return (title.map { text($0) + ": " } ?? "") + "\(chosen(alternatives)) of \(labels)"
  case .pick(let options):
    let chosen = options.filter(\.isChosen).map { "\(text($0.name)), \(text($0.detail))" }
    return "\(chosen.joined(separator: ", ")) of \(options.count)"
  case .patterns(let patterns):
    let chosen = patterns.filter(\.isChosen).map { text($0.name) }
    return "\(chosen.joined(separator: ", ")) of \(patterns.count)"
  case .step(let step):
    // What leads on from a number: an end has nothing.
    let (less, more) = (step.less == nil ? "" : "< ", step.more == nil ? "" : " >")
    return "\(text(step.title)): \(less)\(text(step.value))\(more)"
  case .toggle(let toggle): return "\(text(toggle.title)): \(toggle.isOn ? "on" : "off")"
  case .note(let words): return text(words)
  }
}

private func line(_ player: PlayerStripState) -> String {
  let detail = player.detail.map { " (\(text($0)))" } ?? ""
  return "\(name(of: player.stone)) \(text(player.name))\(detail)\(player.isToMove ? ", to move" : "")"
}

private func line(_ bar: PlayBar) -> String {
  switch bar {
  case .place(let stone, let coordinate): "place \(name(of: stone)) \(coordinate)"
  case .over: "over"
  }
}

private func line(_ clock: ClockState) -> String {
  var facts = [clock.time]
  if clock.periods > 0 { facts.append("x\(clock.periods)") }
  if clock.isRunning { facts.append("running") }
  if clock.isLow { facts.append("low") }
  if clock.isPaused { facts.append("paused") }
  return facts.joined(separator: " ")
}

private func line(_ undo: UndoState) -> String {
  (undo.asks ? "asks" : "free") + (undo.left.map { ", \($0) left" } ?? "")
}

private func line(_ sheet: PlaySheetState) -> String {
  switch sheet {
  case .more, .resignQuestion: name(of: sheet.id)
  case .openings(let openings): "openings \(openings.count)"
  case .fifths(let numbers): "fifths \(numbers.count)"
  case .clocks(let clocks): "clocks \(clocks.count)"
  }
}

private func line(_ seat: SeatState) -> String {
  switch seat {
  case .person(let label, let name, _): "\(text(label)): person \(name)"
  case .computer(let label, let levels, _):
    "\(text(label)): computer \(chosen(levels)) of " + levels.map { text($0.label) }.joined(separator: ", ")
  }
}

private func line(_ words: Words...) -> String { words.map(text).joined(separator: " | ") }

func chosen<Intent>(_ alternatives: [Alternative<Intent>]) -> String {
  alternatives.filter(\.isChosen).map { text($0.label) }.joined(separator: " and ")
}

private func labels<Intent>(_ alternatives: [Alternative<Intent>]) -> [Json] {
  alternatives.map { .text(text($0.label)) }
}

/// Words of no language: the key with its parts.
func text(_ words: Words) -> String {
  switch words {
  case .plain(let text): text
  case .number(let number): "\(number)"
  case .counted(let key, let count): "\(key.rawValue)(\(count))"
  case .keyed(let key, let parts):
    parts.isEmpty ? key.rawValue : "\(key.rawValue)(\(parts.map(text).joined(separator: ", ")))"
  }
}
