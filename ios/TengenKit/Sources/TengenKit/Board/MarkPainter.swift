import Foundation

/// Draws what lies over the stones: marks, lines, numbers, the ghost's cross.
struct MarkPainter {
  let theme: BoardTheme
  let geometry: BoardGeometry

  private var cell: CGFloat { geometry.cell }

  /// Ring and dot of the last move: seen by shape and lightness, not by colour alone.
  func drawLastMove(on canvas: some BoardCanvas, at point: Point, stone: Stone) {
    let colors = theme.colors(of: stone)
    let center = geometry.center(of: point)
    canvas.stroke(.circle(center: center, radius: cell * 0.25), with: .plain(colors.ring), pen: Pen(cell * 0.085))
    canvas.fill(.circle(center: center, radius: cell * 0.085), with: .plain(colors.ink))
  }

  func drawMoveNumber(
    _ number: Int, on canvas: some BoardCanvas, at point: Point, stone: Stone, scale: CGFloat = 1
  ) {
    let size = cell * scale * (number < 100 ? 0.42 : 0.34)
    let lettering = Lettering("\(number)", size: size, weight: .semibold, tint: theme.colors(of: stone).ink)
    canvas.draw(lettering, at: geometry.center(of: point))
  }

  /// A hollow ×.
  func drawFoul(_ foul: FoulMark, on canvas: some BoardCanvas, isStrong: Bool) {
    let center = geometry.center(of: foul.point)
    let arm = cell * (isStrong ? 0.25 : 0.2)
    for (tint, width) in [(theme.mark, 0.17), (theme.markOutline, 0.07)] {
      for slope in [arm, -arm] {
        let ends = [CGPoint(x: center.x - arm, y: center.y - slope), CGPoint(x: center.x + arm, y: center.y + slope)]
        canvas.stroke(.line(ends), with: .plain(tint), pen: Pen(cell * width, isRound: true))
      }
    }
  }

  /// The lines that make a foul.
  func drawFoulLines(_ foul: FoulMark, on canvas: some BoardCanvas) {
    for line in foul.lines {
      let ends = line.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
      if let first = ends.first, let last = ends.last, first != last {
        drawMarkedLine(on: canvas, from: geometry.center(of: first), to: geometry.center(of: last), width: 0.07)
      }
      for point in line {
        drawRing(on: canvas, at: point, radius: 0.19, outline: 0.13, width: 0.07)
      }
    }
  }

  /// A line through the winning stones, drawn up to `progress`; thin enough that the stones stay visible.
  func drawWinningLine(_ line: [Point], on canvas: some BoardCanvas, progress: CGFloat) {
    guard let first = line.first, let last = line.last, first != last else { return }
    let (from, end) = (geometry.center(of: first), geometry.center(of: last))
    let to = CGPoint(x: from.x + (end.x - from.x) * progress, y: from.y + (end.y - from.y) * progress)
    drawMarkedLine(on: canvas, from: from, to: to, width: 0.13)
  }

  /// A ring and a dot on an empty point; only the ring, further out, where something is written on it.
  func drawHint(on canvas: some BoardCanvas, at point: Point, isHollow: Bool) {
    let center = geometry.center(of: point)
    drawRing(on: canvas, at: point, radius: isHollow ? 0.41 : 0.36, outline: 0.16, width: 0.09)
    if isHollow { return }
    canvas.fill(.circle(center: center, radius: cell * 0.16), with: .plain(theme.markOutline))
    canvas.fill(.circle(center: center, radius: cell * 0.12), with: .plain(theme.mark))
  }

  /// A hair-thin cross from edge to edge through the aimed point.
  func drawCross(on canvas: some BoardCanvas, at point: Point) {
    let center = geometry.center(of: point)
    let grid = geometry.grid
    let level = [CGPoint(x: grid.minX, y: center.y), CGPoint(x: grid.maxX, y: center.y)]
    let upright = [CGPoint(x: center.x, y: grid.minY), CGPoint(x: center.x, y: grid.maxY)]
    for hair in [level, upright] { canvas.stroke(.line(hair), with: .plain(theme.mark), pen: Pen(1)) }
  }

  private func drawMarkedLine(on canvas: some BoardCanvas, from: CGPoint, to: CGPoint, width: CGFloat) {
    for (tint, width) in [(theme.markOutline, width + 0.07), (theme.mark, width)] {
      canvas.stroke(.line([from, to]), with: .plain(tint), pen: Pen(cell * width, isRound: true))
    }
  }

  private func drawRing(
    on canvas: some BoardCanvas, at point: Point, radius: CGFloat, outline: CGFloat, width: CGFloat
  ) {
    let circle = Figure.circle(center: geometry.center(of: point), radius: cell * radius)
    canvas.stroke(circle, with: .plain(theme.markOutline), pen: Pen(cell * outline))
    canvas.stroke(circle, with: .plain(theme.mark), pen: Pen(cell * width))
  }
}
