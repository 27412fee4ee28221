import Foundation

/// What fingers on a board mean: one that taps chooses a point, one that draws moves an enlarged board, two spread it.
///
/// A tap counts only on the board, with one finger, where the finger stayed on the point's square: a second finger or a
/// drawn board spoils it.
public struct BoardTouch: Equatable, Sendable {
  /// How much of the board is shown now.
  public private(set) var zoom = BoardZoom.none

  /// The zoom that the present gesture began with.
  private var start: BoardZoom?

  private var isSpoilt = false

  /// The whole board, no finger on it.
  public init() {}

  /// Two fingers have spread by `factor` since they came down round `position` of a view with that `side`.
  public mutating func spread(by factor: CGFloat, around position: CGPoint, side: CGFloat) {
    let first = begin()
    isSpoilt = true
    zoom = first.magnified(by: factor, around: position, side: side)
  }

  /// One finger has drawn the board by `distance` since it came down. The whole board can't be drawn.
  public mutating func draw(by distance: CGSize, side: CGFloat) {
    guard zoom.isEnlarged, start == nil || start?.scale == zoom.scale else { return }
    let first = begin()
    isSpoilt = true
    zoom = first.moved(by: distance, side: side)
  }

  /// The last finger goes up that came down at `start`: the point that it meant, if it meant one.
  public func tap(from start: CGPoint, to end: CGPoint, on geometry: BoardGeometry) -> Point? {
    isSpoilt ? nil : geometry.point(from: start, to: end)
  }

  /// No finger is on the board any more.
  public mutating func end() {
    start = nil
    isSpoilt = false
  }

  /// The whole board again, as for another game.
  public mutating func reset() { self = BoardTouch() }

  private mutating func begin() -> BoardZoom {
    let first = start ?? zoom
    start = first
    return first
  }
}
