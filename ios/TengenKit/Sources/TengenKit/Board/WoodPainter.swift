import Foundation

/// Draws what never moves: the wood, its grain, the lines, the star points, the coordinates.
public struct WoodPainter: Equatable, Sendable {
  private let geometry: BoardGeometry
  private let theme: BoardTheme
  private let pixel: CGFloat

  /// Whether the grain is drawn; a small picture has none.
  private let isGrained: Bool

  /// `pixel` is the side of the screen's own pixels, in points: lines begin and end on them and so are equally strong.
  public init(geometry: BoardGeometry, theme: BoardTheme, pixel: CGFloat) {
    self.init(geometry: geometry, theme: theme, pixel: pixel, isGrained: true)
  }

  init(geometry: BoardGeometry, theme: BoardTheme, pixel: CGFloat, isGrained: Bool) {
    self.geometry = geometry
    self.theme = theme
    self.pixel = pixel
    self.isGrained = isGrained
  }

  public func draw(on canvas: some BoardCanvas) {
    drawWood(on: canvas)
    drawLines(on: canvas)
    drawStarPoints(on: canvas)
    if geometry.coordinates && !geometry.zoom.isEnlarged {
      CoordinatePainter(theme: theme, geometry: geometry).draw(on: canvas)
    }
  }

  private func drawWood(on canvas: some BoardCanvas) {
    let board = geometry.board
    canvas.fill(.rectangle(board), with: .wood(of: theme, on: board))
    guard isGrained else { return }
    for grain in WoodGrain.all {
      let line = grain.line.map {
        CGPoint(x: board.minX + $0.x * board.width, y: board.minY + $0.y * board.height)
      }
      canvas.stroke(.line(line), with: .plain(theme.grain.faded(grain.opacity)), pen: Pen(grain.width * board.width))
    }
  }

  private func drawLines(on canvas: some BoardCanvas) {
    let thin = onPixels(geometry.cell * 0.038)
    let thick = onPixels(thin * 1.9)
    let ends = (first: Point(x: 0, y: geometry.size - 1), last: Point(x: geometry.size - 1, y: 0))
    let (first, last) = (geometry.center(of: ends.first), geometry.center(of: ends.last))
    let line = Paint.plain(theme.line)
    for index in 1..<(geometry.size - 1) {
      let at = geometry.center(of: Point(x: index, y: geometry.size - 1 - index))
      let (x, y) = (middle(at.x, width: thin), middle(at.y, width: thin))
      canvas.stroke(.line([CGPoint(x: x, y: first.y), CGPoint(x: x, y: last.y)]), with: line, pen: Pen(thin))
      canvas.stroke(.line([CGPoint(x: first.x, y: y), CGPoint(x: last.x, y: y)]), with: line, pen: Pen(thin))
    }
    let (left, top) = (middle(first.x, width: thick), middle(first.y, width: thick))
    let (right, bottom) = (middle(last.x, width: thick), middle(last.y, width: thick))
    let edge = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    canvas.stroke(.rectangle(edge), with: line, pen: Pen(thick))
  }

  private func drawStarPoints(on canvas: some BoardCanvas) {
    let radius = max(geometry.cell * 0.105, onPixels(geometry.cell * 0.038) * 1.8)
    for point in starPoints(geometry.size) {
      canvas.fill(.circle(center: geometry.center(of: point), radius: radius), with: .plain(theme.line))
    }
  }

  /// `width` in whole pixels, at least one.
  private func onPixels(_ width: CGFloat) -> CGFloat { max((width / pixel).rounded(), 1) * pixel }

  /// The middle nearest to `position` of a line whose edges lie between pixels.
  private func middle(_ position: CGFloat, width: CGFloat) -> CGFloat {
    ((position - width / 2) / pixel).rounded() * pixel + width / 2
  }
}

extension Paint {
  /// The wood of a whole `board`, lighter at its upper left.
  static func wood(of theme: BoardTheme, on board: CGRect, opacity: Double = 1) -> Paint {
    .linear(
      [.init(0, theme.woodLight.faded(opacity)), .init(1, theme.woodDark.faded(opacity))],
      from: board.origin,
      to: CGPoint(x: board.maxX, y: board.maxY))
  }
}
