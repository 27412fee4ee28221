@testable import TengenKit

/// The free point that does most for `stone` and against the other in all the fives through it; none that is forbidden or
/// that an opening closes.
func bestPoint(on board: BoardState, for stone: Stone) -> Point {
  let free = board.points.filter { board[$0] == nil && board.isOpen($0) && board.foul(at: $0) == nil }
  let values = free.map { (point: $0, value: value(of: $0, on: board, for: stone)) }
  return values.max { $0.value < $1.value }?.point ?? Point(x: 0, y: 0)
}

private func value(of point: Point, on board: BoardState, for stone: Stone) -> Int {
  var value = 0
  for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
    for start in -4...0 {
      let five = (start..<start + 5).map { Point(x: point.x + $0 * dx, y: point.y + $0 * dy) }
      guard five.allSatisfy(board.contains) else { continue }
      let stones = five.compactMap { board[$0] }
      if stones.allSatisfy({ $0 == stone }) { value += [1, 10, 100, 1_000, 1_000_000][stones.count] }
      if stones.allSatisfy({ $0 != stone }) { value += [1, 8, 80, 900, 100_000][stones.count] }
    }
  }
  return value
}
