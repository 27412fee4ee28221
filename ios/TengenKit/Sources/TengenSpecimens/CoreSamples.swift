import Foundation
import TengenCore
import TengenKit

/// The moment at which all samples are looked at, in milliseconds of the wall clock.
public let sampleNowMs: Int64 = 1_800_000_000_000

/// A middle game of fifteen plies, White to move.
public let middleGame = "H8 I9 H10 H9 G9 F9 I7 J6 G8 F8 G7 G6 F7 E8 I8"

/// Black's fork of two threes, White's stones far away; Black to move.
public let foulMoves = "G8 B2 I8 D2 H9 M13 H7 O3"

/// Black to move wins by fours.
public let foursMoves = "E8 D8 F8 H5 G8 G6 H6 K10 H7 C5 I9 L12 J9 D11"

/// That win.
public let foursLine = "H8 I8 H9 H10 G9 K9 F9"

/// The double-three at H8 of `foulMoves`.
public let doubleThree = Forbidden(
  point: corePoint("H8"),
  foul: Foul(parts: [FoulPart(kind: .doubleThree, lines: [corePoints("G8 H8 I8"), corePoints("H7 H8 H9")])])
)

/// The crossing that players call `name`: "H8".
public func point(_ name: some StringProtocol) -> TengenKit.Point {
  guard let letter = name.utf8.first, let rank = Int(name.dropFirst()) else {
    preconditionFailure("no such point: \(name)")
  }
  return TengenKit.Point(x: Int(letter) - Int(UInt8(ascii: "A")), y: rank - 1)
}

/// The core's point of this name.
public func corePoint(_ name: some StringProtocol) -> CorePoint { corePointOf(point(name)) }

/// The core's points of these names.
public func corePoints(_ names: String) -> [CorePoint] { names.split(separator: " ").map { corePoint($0) } }

/// What the core publishes after `moves`, Black first; what isn't given follows from them.
public func aTable(
  _ moves: String = middleGame,
  size: Int32 = 15,
  rules: RuleSet = .freestyle,
  black: Seat = .person(name: ""),
  white: Seat = .computer(level: 1),
  redoable: Int32 = 0,
  forbidden: [Forbidden] = [],
  result: GameResult? = nil,
  thinking: Thinking? = nil,
  hint: Hint? = nil,
  unsaved: Bool = false
) -> TableSnapshot {
  let played = corePoints(moves)
  let toMove: CoreStone? = result != nil ? nil : toMove(after: played.count)
  let personMoves = toMove.map { isPerson($0 == .black ? black : white) } ?? false
  return TableSnapshot(
    revision: 1,
    phase: result == nil ? .playing : .over,
    game: 1,
    size: size,
    rules: rules,
    black: black,
    white: white,
    board: boardBytes(played, size),
    moves: Data(played.flatMap { [UInt8($0.x), UInt8($0.y)] }),
    redoable: redoable,
    toMove: toMove,
    decider: toMove,
    terms: termsOf(game: aNewGame(size: size, rules: rules)),
    lastMove: played.last,
    forbidden: forbidden,
    result: result,
    thinking: thinking,
    hint: hint,
    analysis: nil,
    canPlay: personMoves,
    noStone: personMoves ? nil : toMove == nil ? .gameOver : .notYourTurn,
    canUndo: !played.isEmpty,
    canRedo: redoable > 0,
    canHint: personMoves,
    canAnalyse: personMoves,
    canResign: result == nil && (isPerson(black) || isPerson(white)),
    unsaved: unsaved,
    lastEvent: 0,
    startedMs: sampleNowMs - 40 * 60_000,
    updatedMs: sampleNowMs - 25 * 60_000
  )
}

/// A game in the list of unfinished ones.
public func aSummary(
  _ moves: String = middleGame,
  size: Int32 = 15,
  black: Seat = .person(name: ""),
  white: Seat = .computer(level: 5),
  game: Int64 = 2,
  updatedMs: Int64 = sampleNowMs - 3 * 3_600_000
) -> GameSummary {
  let played = corePoints(moves)
  return GameSummary(
    game: game,
    size: size,
    rules: .freestyle,
    terms: presetTerms(preset: .renju, people: false, asks: false),
    black: black,
    white: white,
    plies: Int32(played.count),
    board: boardBytes(played, size),
    lastMove: played.last,
    toMove: toMove(after: played.count),
    result: nil,
    startedMs: updatedMs - 600_000,
    updatedMs: updatedMs
  )
}

/// A computer at work: `elapsedMs` of ten seconds have passed.
public func aThinking(stone: CoreStone = .white, purpose: Purpose = .move, elapsedMs: Int64 = 4_000) -> Thinking {
  Thinking(stone: stone, purpose: purpose, elapsedMs: elapsedMs, limitMs: 10_000, depth: 7, nodes: 120_000)
}

/// A game to start.
public func aNewGame(
  me: Seat = .person(name: ""),
  other: Seat = .computer(level: 1),
  size: Int32 = 15,
  rules: RuleSet = .freestyle,
  colour: ColourChoice = .black
) -> NewGame {
  NewGame(size: size, rules: rules, me: me, other: other, colour: colour)
}

/// The settings of a first start.
public func aSettings(
  placement: Placement = .automatic,
  theme: Theme = .system,
  language: String = "",
  startOnHome: Bool = false,
  againstComputer: NewGame = aNewGame(),
  twoPeople: NewGame = aNewGame(other: .person(name: "")),
  watch: NewGame = aNewGame(me: .computer(level: 5), other: .computer(level: 10))
) -> Settings {
  Settings(
    placement: placement,
    theme: theme,
    language: language,
    startOnHome: startOnHome,
    againstComputer: againstComputer,
    twoPeople: twoPeople,
    watch: watch
  )
}

private func toMove(after plies: Int) -> CoreStone { plies.isMultiple(of: 2) ? .black : .white }

private func isPerson(_ seat: Seat) -> Bool { if case .person = seat { true } else { false } }

private func boardBytes(_ played: [CorePoint], _ size: Int32) -> Data {
  var bytes = Data(count: Int(size * size))
  for (ply, point) in played.enumerated() { bytes[Int(point.y * size + point.x)] = ply.isMultiple(of: 2) ? 1 : 2 }
  return bytes
}
