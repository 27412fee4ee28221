import Foundation
import TengenCore

/// A crossing of the core's as one of the screen's.
public func pointOf(_ point: CorePoint) -> Point { Point(x: Int(point.x), y: Int(point.y)) }

/// A crossing of the screen's as one of the core's.
public func corePointOf(_ point: Point) -> CorePoint { CorePoint(x: Int32(point.x), y: Int32(point.y)) }

/// A colour of the core's as one of the screen's.
func stoneOf(_ stone: CoreStone) -> Stone { stone == .black ? .black : .white }

/// What stands on the points of a board, from the core's bytes.
private func cellsOf(_ board: Data) -> [Stone?] {
  board.map { $0 == 1 ? .black : $0 == 2 ? .white : nil }
}

/// The moves of a game in their order, from the core's bytes.
func movesOf(_ moves: Data) -> [Point] {
  let bytes = [UInt8](moves)
  return stride(from: 0, to: bytes.count - 1, by: 2).map { Point(x: Int(bytes[$0]), y: Int(bytes[$0 + 1])) }
}

/// The mark that shows why a point is forbidden.
private func foulMarkOf(_ forbidden: Forbidden) -> FoulMark {
  FoulMark(
    point: pointOf(forbidden.point),
    kinds: forbidden.foul.parts.map { foulKindOf($0.kind) },
    lines: (forbidden.foul.parts.flatMap(\.lines) + forbidden.foul.beside).map { $0.map(pointOf) },
    mixture: forbidden.foul.isMixture ? forbidden.foul.mixture : ""
  )
}

/// The board of the game on the table, without what a finger is about to do.
func boardOf(_ table: TableSnapshot) -> BoardState {
  BoardState(
    size: Int(table.size),
    cells: cellsOf(table.board),
    lastMove: table.lastMove.map(pointOf),
    fouls: (table.forbidden + [table.foul].compactMap(\.self)).map(foulMarkOf),
    explainedFoul: table.foul.map { pointOf($0.point) },
    winningLine: (table.result?.line ?? []).map(pointOf),
    hint: table.hint.map { pointOf($0.point) },
    hintLine: hintLineOf(table),
    closed: Set((table.opening?.closed).map(movesOf) ?? []),
    offers: offersOf(table)
  )
}

private func offersOf(_ table: TableSnapshot) -> [Ghost] {
  guard let opening = table.opening else { return [] }
  return opening.offers.map { Ghost(point: pointOf($0), stone: stoneOf(opening.colour)) }
}

/// The board with the stones of one of the 26 openings.
func boardOf(_ pattern: OpeningPattern) -> BoardState {
  let size = 15
  var cells: [Stone?] = Array(repeating: nil, count: size * size)
  for (ply, point) in pattern.stones.enumerated() {
    cells[Int(point.y) * size + Int(point.x)] = ply.isMultiple(of: 2) ? .black : .white
  }
  return BoardState(size: size, cells: cells, coordinates: false)
}

/// The stones of a line that wins, from the side to move on; none of a line of one stone, which the hint shows already.
private func hintLineOf(_ table: TableSnapshot) -> [Ghost] {
  guard let hint = table.hint, let toMove = table.toMove, hint.wins, hint.line.count > 1 else { return [] }
  let first = stoneOf(toMove)
  return hint.line.enumerated().map { ply, point in
    Ghost(point: pointOf(point), stone: ply.isMultiple(of: 2) ? first : first.opposite)
  }
}

/// The board of a game in a list.
func boardOf(_ game: GameSummary) -> BoardState {
  BoardState(
    size: Int(game.size),
    cells: cellsOf(game.board),
    lastMove: game.lastMove.map(pointOf),
    coordinates: false
  )
}

private func foulKindOf(_ kind: CoreFoulKind) -> FoulKind {
  switch kind {
  case .overline: .overline
  case .doubleFour: .doubleFour
  case .doubleThree: .doubleThree
  }
}
