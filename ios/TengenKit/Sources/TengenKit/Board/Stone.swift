/// The colour of a stone.
public enum Stone: CaseIterable, Sendable {
  case black
  case white

  public var opposite: Stone { self == .black ? .white : .black }
}

/// A stone that is aimed but not placed.
public struct Ghost: Hashable, Sendable {
  public let point: Point
  public let stone: Stone

  public init(point: Point, stone: Stone) {
    self.point = point
    self.stone = stone
  }
}
