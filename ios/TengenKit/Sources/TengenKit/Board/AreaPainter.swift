import Foundation

/// Draws what an opening leaves open: a veil over the rest of the wood, a frame round the area, signs on single points.
struct AreaPainter {
  let theme: BoardTheme
  let geometry: BoardGeometry

  /// The veil lies on the wood, below the stones; it leaves the coordinates as clear as they are.
  func drawVeil(_ area: BoardArea, around centre: Point, on canvas: some BoardCanvas) {
    let inside = square(area.distance, around: centre)
    let veil = Paint.plain(theme.shadow.faded(0.34))
    switch area {
    case .within: for strip in strips(round: inside) { canvas.fill(.rectangle(strip), with: veil) }
    case .beyond: canvas.fill(.rectangle(inside), with: veil)
    }
    for (tint, width) in [(theme.markOutline, 0.13), (theme.mark, 0.065)] {
      let pen = Pen(geometry.cell * width)
      canvas.stroke(.rectangle(inside, corner: geometry.cell * 0.12), with: .plain(tint), pen: pen)
    }
  }

  /// A short bar on a point that is closed: there is no line of its length on a board.
  func drawClosed(_ point: Point, on canvas: some BoardCanvas) {
    let center = geometry.center(of: point)
    let arm = geometry.cell * 0.2
    let ends = [CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y)]
    for (tint, width) in [(theme.mark, 0.24), (theme.markOutline, 0.13)] {
      canvas.stroke(.line(ends), with: .plain(tint), pen: Pen(geometry.cell * width, isRound: true))
    }
  }

  /// Half a cell beyond the points at `distance`.
  private func square(_ distance: Int, around centre: Point) -> CGRect {
    let reach = (CGFloat(distance) + 0.5) * geometry.cell
    let middle = geometry.center(of: centre)
    return CGRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
  }

  /// All of the grid but `inside`, as far as stones reach: above, below, left, right.
  private func strips(round inside: CGRect) -> [CGRect] {
    let board = geometry.grid.insetBy(dx: -geometry.cell / 2, dy: -geometry.cell / 2)
    return [
      CGRect(x: board.minX, y: board.minY, width: board.width, height: inside.minY - board.minY),
      CGRect(x: board.minX, y: inside.maxY, width: board.width, height: board.maxY - inside.maxY),
      CGRect(x: board.minX, y: inside.minY, width: inside.minX - board.minX, height: inside.height),
      CGRect(x: inside.maxX, y: inside.minY, width: board.maxX - inside.maxX, height: inside.height),
    ]
  }
}
