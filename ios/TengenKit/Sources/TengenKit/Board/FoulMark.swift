/// What makes a point forbidden for Black.
public enum FoulKind: CaseIterable, Sendable {
  case overline
  case doubleFour
  case doubleThree

  /// The kind by itself, as the board shows it.
  fileprivate var label: String {
    switch self {
    case .overline: "6"
    case .doubleFour: "4·4"
    case .doubleThree: "3·3"
    }
  }
}

/// A forbidden point, or a stone that is a foul: its kinds, the one to name first in front, and every line that it makes.
public struct FoulMark: Hashable, Sendable {
  public let point: Point
  public let kinds: [FoulKind]
  public let lines: [[Point]]

  /// What players call the mixture of all its lines: "4-3-3"; empty where that says no more than the kinds.
  public let mixture: String

  public init(point: Point, kinds: [FoulKind], lines: [[Point]] = [], mixture: String = "") {
    self.point = point
    self.kinds = kinds
    self.lines = lines
    self.mixture = mixture
  }

  /// What the board shows for it.
  var label: String {
    mixture.isEmpty ? kinds.map(\.label).joined(separator: " ") : mixture.replacing("-", with: "·")
  }
}
