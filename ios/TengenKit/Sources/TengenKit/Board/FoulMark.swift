/// What makes a point forbidden for Black.
public enum FoulKind: CaseIterable, Sendable {
  case overline
  case doubleFour
  case doubleThree

  /// What the board shows for it.
  var label: String {
    switch self {
    case .overline: "6"
    case .doubleFour: "4·4"
    case .doubleThree: "3·3"
    }
  }
}

/// A forbidden point: its kinds, the one to name first in front, and the lines that make it so.
public struct FoulMark: Hashable, Sendable {
  public let point: Point
  public let kinds: [FoulKind]
  public let lines: [[Point]]

  public init(point: Point, kinds: [FoulKind], lines: [[Point]] = []) {
    self.point = point
    self.kinds = kinds
    self.lines = lines
  }
}
