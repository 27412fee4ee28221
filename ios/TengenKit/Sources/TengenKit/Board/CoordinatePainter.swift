import Foundation

/// Draws letters at the bottom and numbers at the left of the view, in the middle between its edge and stones on the
/// edge of the grid. Where the board is zoomed they stay there, on bands of wood, and the board moves under them.
struct CoordinatePainter {
  let theme: BoardTheme
  let geometry: BoardGeometry

  /// How much of what moves under a band its wood covers.
  static let cover = 0.95

  func draw(on canvas: some BoardCanvas) {
    if geometry.zoom.isEnlarged { drawBands(on: canvas) }
    for index in 0..<geometry.size {
      let center = geometry.center(of: Point(x: index, y: index))
      if isBesideCorner(center.x) {
        write(file(index), on: canvas, at: CGPoint(x: center.x, y: geometry.side - strip / 2))
      }
      if isBesideCorner(geometry.side - center.y) {
        write("\(index + 1)", on: canvas, at: CGPoint(x: strip / 2, y: center.y))
      }
    }
  }

  /// The width of the bands, which is that of the wood outside the stones of the whole board.
  private var strip: CGFloat { (geometry.margin - geometry.cell * StonePainter.radius) / geometry.zoom.scale }

  private var size: CGFloat { min(max(geometry.cell / geometry.zoom.scale * 0.4, 7), 15) }

  /// Whether what is written so far from the corner of the bands can be read: in the view, and not in the other band.
  private func isBesideCorner(_ distance: CGFloat) -> Bool {
    distance > strip + size / 2 && distance < geometry.side - size / 2
  }

  private func write(_ text: String, on canvas: some BoardCanvas, at center: CGPoint) {
    canvas.draw(Lettering(text, size: size, weight: .medium, tint: theme.coordinate), at: center)
  }

  private func drawBands(on canvas: some BoardCanvas) {
    let (side, wood) = (geometry.side, Paint.wood(of: theme, on: geometry.board, opacity: Self.cover))
    canvas.fill(.rectangle(CGRect(x: 0, y: side - strip, width: side, height: strip)), with: wood)
    canvas.fill(.rectangle(CGRect(x: 0, y: 0, width: strip, height: side - strip)), with: wood)
  }
}
