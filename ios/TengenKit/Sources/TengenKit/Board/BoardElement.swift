import Foundation

/// A point as a screen reader finds it: "H8", "black, last move", and where it is.
public struct BoardElement: Equatable, Identifiable, Sendable {
  public let point: Point
  public let value: String

  /// Its square in the view, as far as the view shows it where the board is zoomed.
  public let frame: CGRect

  public var id: Point { point }
  public var label: String { point.name }

  /// Every point that the view shows a part of, in the order in which one reads.
  public static func all(of state: BoardState, geometry: BoardGeometry, words: BoardWords) -> [BoardElement] {
    state.points.compactMap { point in
      let frame = geometry.square(of: point).intersection(geometry.view)
      guard !frame.isEmpty else { return nil }
      return BoardElement(point: point, value: words.value(of: point, in: state), frame: frame)
    }
  }
}
