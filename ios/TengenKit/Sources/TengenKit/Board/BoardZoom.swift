import Foundation

/// How much of a board its view shows, and which part: a scale and what lies in the middle of the view.
///
/// The middle is a share of the board's side, so that it stays where it is when the view gets another size. The board
/// always fills the view.
public struct BoardZoom: Equatable, Sendable {
  /// The whole board.
  public static let none = BoardZoom(scale: 1, centre: CGPoint(x: 0.5, y: 0.5))

  /// Seven lines about the middle of a board of fifteen.
  public static let middle = none.magnified(by: 2.2, around: CGPoint(x: 0.5, y: 0.5), side: 1)

  /// How far one can go: at the end of it the crossings of the largest board on the smallest phone are roomy.
  public static let scales: ClosedRange<CGFloat> = 1...3

  public let scale: CGFloat

  /// What lies in the middle of the view, in shares of the board's side.
  public let centre: CGPoint

  private init(scale: CGFloat, centre: CGPoint) {
    self.scale = scale
    let margin = 0.5 / scale
    self.centre = CGPoint(
      x: min(max(centre.x, margin), 1 - margin),
      y: min(max(centre.y, margin), 1 - margin))
  }

  /// Whether a part of the board is out of sight.
  public var isEnlarged: Bool { scale > 1 }

  /// This zoom after two fingers spread by `factor` round `position` of a view with that `side`: what lies under them
  /// stays there, as far as the board reaches.
  public func magnified(by factor: CGFloat, around position: CGPoint, side: CGFloat) -> BoardZoom {
    guard factor.isFinite, side > 0 else { return self }
    let wanted = min(max(scale * factor, Self.scales.lowerBound), Self.scales.upperBound)
    let shift = (1 / scale - 1 / wanted) / side
    return BoardZoom(
      scale: wanted,
      centre: CGPoint(
        x: centre.x + (position.x - side / 2) * shift,
        y: centre.y + (position.y - side / 2) * shift))
  }

  /// This zoom after a finger drew the board by `distance` over a view with that `side`.
  public func moved(by distance: CGSize, side: CGFloat) -> BoardZoom {
    guard side > 0 else { return self }
    let shift = 1 / (scale * side)
    return BoardZoom(
      scale: scale,
      centre: CGPoint(x: centre.x - distance.width * shift, y: centre.y - distance.height * shift))
  }

  /// The whole board as it lies round and in a view with that `side`.
  func board(side: CGFloat) -> CGRect {
    let whole = side * scale
    return CGRect(x: side / 2 - centre.x * whole, y: side / 2 - centre.y * whole, width: whole, height: whole)
  }
}
