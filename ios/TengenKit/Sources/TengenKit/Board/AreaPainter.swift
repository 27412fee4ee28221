import Foundation

/// Draws where an opening lets no stone lie: a shade on the wood, and a line round it.
struct AreaPainter {
  let theme: BoardTheme
  let geometry: BoardGeometry

  /// Below the stones; the coordinates stay as clear as they are.
  func drawShade(_ points: Set<Point>, on canvas: some BoardCanvas) {
    guard !points.isEmpty else { return }
    // One figure: of squares drawn one by one the common edges would be seen.
    canvas.fill(.rectangles(points.map(geometry.square)), with: .plain(theme.shadow.faded(0.34)))
    let border = points.flatMap { edges(of: $0, in: points) }
    for (tint, width) in [(theme.markOutline, 0.13), (theme.mark, 0.065)] {
      let pen = Pen(geometry.cell * width, isRound: true)
      for edge in border { canvas.stroke(.line(edge), with: .plain(tint), pen: pen) }
    }
  }

  /// The sides of a point's square on which an open point lies.
  private func edges(of point: Point, in shaded: Set<Point>) -> [[CGPoint]] {
    let square = geometry.square(of: point)
    let corners = [
      CGPoint(x: square.minX, y: square.minY), CGPoint(x: square.maxX, y: square.minY),
      CGPoint(x: square.maxX, y: square.maxY), CGPoint(x: square.minX, y: square.maxY),
    ]
    return [(0, 1), (1, 0), (0, -1), (-1, 0)].enumerated().compactMap { side, step in
      let beside = Point(x: point.x + step.0, y: point.y + step.1)
      let isEdge = geometry.contains(beside) && !shaded.contains(beside)
      return isEdge ? [corners[side], corners[(side + 1) % 4]] : nil
    }
  }
}
