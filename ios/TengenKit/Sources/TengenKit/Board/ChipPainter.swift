import Foundation

/// Draws words on small plates, which stay in sight whatever they belong to: the aimed point's name, a foul's kinds.
struct ChipPainter {
  let theme: BoardTheme
  let geometry: BoardGeometry

  private static let edge: CGFloat = 1

  /// The aimed point's name at the top of the view, or at the bottom for points that a hand there would hide.
  func drawCoordinate(of point: Point, on canvas: some BoardCanvas) {
    let center = geometry.center(of: point)
    let margin = geometry.margin / geometry.zoom.scale
    let isLow = center.y > margin + 2.5 * geometry.cell
    let y = isLow ? margin / 2 : geometry.side - margin / 2
    drawChip(point.name, on: canvas, at: CGPoint(x: center.x, y: y))
  }

  /// The kinds of a foul beside it, where the plate hides no stone if there is such a place.
  func drawKinds(of foul: FoulMark, on canvas: some BoardCanvas, state: BoardState) {
    let isFree = { (point: Point) in
      state.contains(point) && state[point] == nil && !foul.lines.joined().contains(point)
    }
    // The plate of a mixture reaches to the points on both sides.
    let roomy = Self.steps.first { step in
      (-1...1).allSatisfy { isFree(Point(x: foul.point.x + step.x + $0, y: foul.point.y + step.y)) }
    }
    let tight = Self.steps.first { isFree(Point(x: foul.point.x + $0.x, y: foul.point.y + $0.y)) }
    let (x, y) = (foul.mixture.isEmpty ? nil : roomy) ?? tight ?? Self.steps[0]
    let center = geometry.center(of: foul.point)
    let place = CGPoint(
      x: center.x + CGFloat(x) * geometry.cell * 1.12, y: center.y - CGFloat(y) * geometry.cell * 0.95)
    drawChip(foul.label, on: canvas, at: place)
  }

  /// Steps from a foul to where its label may lie, the best first.
  private static let steps: [(x: Int, y: Int)] = [(0, 1), (0, -1), (1, 1), (-1, 1), (1, -1), (-1, -1), (1, 0), (-1, 0)]

  /// A plate round `center`, pushed into the view.
  private func drawChip(_ text: String, on canvas: some BoardCanvas, at center: CGPoint) {
    let size = min(max(geometry.cell * 0.56, 11), 16)
    let lettering = Lettering(text, size: size, weight: .bold, tint: theme.markOutline)
    let words = canvas.measure(lettering)
    let plate = CGSize(width: words.width + size, height: words.height + size * 0.12)
    let inside = CGPoint(
      x: pushed(center.x, half: plate.width / 2), y: pushed(center.y, half: plate.height / 2))
    let box = CGRect(
      x: inside.x - plate.width / 2, y: inside.y - plate.height / 2, width: plate.width, height: plate.height)
    let figure = Figure.rectangle(box, corner: plate.height * 0.3)
    canvas.fill(figure, with: .plain(theme.mark))
    canvas.stroke(figure, with: .plain(theme.markOutline), pen: Pen(Self.edge))
    canvas.draw(lettering, at: inside)
  }

  private func pushed(_ position: CGFloat, half: CGFloat) -> CGFloat {
    min(max(position, half + Self.edge), geometry.side - half - Self.edge)
  }
}
