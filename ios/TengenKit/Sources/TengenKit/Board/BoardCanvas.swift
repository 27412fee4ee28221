import Foundation

/// What a board is drawn on: as much of SwiftUI's `GraphicsContext` as it takes, so that the same board can be drawn
/// where there is no SwiftUI. One call here is one call there.
public protocol BoardCanvas {
  func fill(_ figure: Figure, with paint: Paint)

  func stroke(_ figure: Figure, with paint: Paint, pen: Pen)

  /// Writes one line round `center`.
  func draw(_ lettering: Lettering, at center: CGPoint)

  /// The room that `lettering` takes.
  func measure(_ lettering: Lettering) -> CGSize
}

/// A shape to fill or to draw round.
public enum Figure: Equatable, Sendable {
  case circle(center: CGPoint, radius: CGFloat)
  case rectangle(CGRect, corner: CGFloat = 0)

  /// Side by side, without a seam.
  case rectangles([CGRect])

  /// From each position to the next.
  case line([CGPoint])
}

/// What a figure is filled or drawn with.
public enum Paint: Equatable, Sendable {
  case plain(Tint)
  case linear([Stop], from: CGPoint, to: CGPoint)

  /// From `center` outwards; beyond `radius` the last colour goes on.
  case radial([Stop], center: CGPoint, radius: CGFloat)

  /// A colour on the way through a gradient, which runs from 0 to 1.
  public struct Stop: Equatable, Sendable {
    public let location: CGFloat
    public let tint: Tint

    init(_ location: CGFloat, _ tint: Tint) {
      self.location = location
      self.tint = tint
    }
  }
}

/// How a line is drawn.
public struct Pen: Equatable, Sendable {
  public let width: CGFloat

  /// Whether its ends are round, and not cut straight.
  public let isRound: Bool

  init(_ width: CGFloat, isRound: Bool = false) {
    self.width = width
    self.isRound = isRound
  }
}

/// A line of text in the system's font, with digits of equal width. It doesn't follow the reader's size of text: it
/// belongs to the picture.
public struct Lettering: Equatable, Sendable {
  public enum Weight: Sendable { case medium, semibold, bold }

  public let text: String
  public let size: CGFloat
  public let weight: Weight
  public let tint: Tint

  init(_ text: String, size: CGFloat, weight: Weight, tint: Tint) {
    self.text = text
    self.size = size
    self.weight = weight
    self.tint = tint
  }
}
