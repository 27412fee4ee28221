import Foundation

/// Where things are in a square view of a board, in the view's own points.
///
/// Everything is measured in cells, the distance of two lines; round the grid lies a margin of wood that holds the
/// coordinates. Where the board is zoomed, it is larger than its view.
public struct BoardGeometry: Equatable, Sendable {
  /// Lines in each direction.
  public let size: Int

  /// The side of the view.
  public let side: CGFloat

  public let coordinates: Bool
  public let zoom: BoardZoom

  /// All of the board's wood.
  public let board: CGRect

  /// The distance of two lines.
  public let cell: CGFloat

  /// The wood between the edge of the board and the first line.
  public let margin: CGFloat

  public init(size: Int, side: CGFloat, coordinates: Bool, zoom: BoardZoom = .none) {
    self.size = size
    self.side = side
    self.coordinates = coordinates
    self.zoom = zoom
    board = zoom.board(side: side)
    cell = zoom.scale * Self.cell(size: size, side: side, coordinates: coordinates)
    margin = (board.width - CGFloat(size - 1) * cell) / 2
  }

  /// As wide as the margin beside it lets it be.
  private static func cell(size: Int, side: CGFloat, coordinates: Bool) -> CGFloat {
    let cells = CGFloat(size - 1)
    guard coordinates else { return side / (cells + 2 * margin) }
    return min(side / (cells + 2 * marginWithCoordinates), (side - 2 * strip) / (cells + 2 * StonePainter.radius))
  }

  /// The rectangle inside the outermost lines.
  public var grid: CGRect { board.insetBy(dx: margin, dy: margin) }

  /// What can be seen.
  public var view: CGRect { CGRect(x: 0, y: 0, width: side, height: side) }

  func contains(_ point: Point) -> Bool { (0..<size).contains(point.x) && (0..<size).contains(point.y) }

  /// The middle of `point`.
  public func center(of point: Point) -> CGPoint {
    CGPoint(
      x: board.minX + margin + CGFloat(point.x) * cell,
      y: board.minY + margin + CGFloat(size - 1 - point.y) * cell)
  }

  /// The square that belongs to `point`.
  public func square(of point: Point) -> CGRect {
    let center = center(of: point)
    return CGRect(x: center.x - cell / 2, y: center.y - cell / 2, width: cell, height: cell)
  }

  /// The point nearest to `position`; nil on the margin and off the board, half a cell beyond the grid.
  public func point(at position: CGPoint) -> Point? {
    guard let x = index(position.x - board.minX), let row = index(position.y - board.minY) else { return nil }
    return Point(x: x, y: size - 1 - row)
  }

  /// The point that a finger means that came down at `start` and went up at `end`: none where it wandered off.
  public func point(from start: CGPoint, to end: CGPoint) -> Point? {
    let point = point(at: start)
    return point == self.point(at: end) ? point : nil
  }

  private func index(_ distance: CGFloat) -> Int? {
    let line = ((distance - margin) / cell).rounded()
    return line >= 0 && line < CGFloat(size) ? Int(line) : nil
  }

  /// The radius of the wood's round corners, to which the view is cut.
  public static let corner: CGFloat = 6

  /// A stone on the edge, its shadow and some wood, in cells.
  static let margin: CGFloat = 0.68

  /// A stone on the edge and beside it a number of two digits, in cells.
  static let marginWithCoordinates: CGFloat = 1

  /// Between the edge of the board and a stone on the edge at least: a number of two digits in the smallest lettering.
  static let strip: CGFloat = 12
}

extension BoardGeometry {
  /// Whether a finger hits the crossing that it means without a second step.
  public var isRoomy: Bool { cell >= 40 }
}
