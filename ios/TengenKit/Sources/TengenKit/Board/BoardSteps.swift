/// Where an arrow key leads.
public enum BoardDirection: CaseIterable, Sendable {
  case up
  case down
  case left
  case right

  fileprivate var step: (x: Int, y: Int) {
    switch self {
    case .up: (0, 1)
    case .down: (0, -1)
    case .left: (-1, 0)
    case .right: (1, 0)
    }
  }
}

extension BoardState {
  /// The next point in `direction` from `point` on which a stone can be placed; `point` itself where there is none.
  public func free(from point: Point, _ direction: BoardDirection) -> Point {
    let step = direction.step
    var next = point
    repeat {
      next = Point(x: next.x + step.x, y: next.y + step.y)
      guard contains(next) else { return point }
    } while self[next] != nil || foul(at: next) != nil || !isOpen(next)
    return next
  }

  /// Where aiming with keys begins: the last move, else the middle.
  public var beginning: Point { lastMove ?? centre }
}
