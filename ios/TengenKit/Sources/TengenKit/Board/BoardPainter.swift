import Foundation

/// Draws everything that stands on the wood, in the order in which it lies: shadows, stones, marks, what is aimed,
/// words.
public struct BoardPainter: Sendable {
  private let state: BoardState
  private let geometry: BoardGeometry
  private let theme: BoardTheme

  public init(state: BoardState, geometry: BoardGeometry, theme: BoardTheme) {
    self.state = state
    self.geometry = geometry
    self.theme = theme
  }

  /// `landingScale` is that of the stone of the last move, `lineProgress` how much of the winning line is drawn.
  public func draw(on canvas: some BoardCanvas, landingScale: CGFloat = 1, lineProgress: CGFloat = 1) {
    let marks = MarkPainter(theme: theme, geometry: geometry)
    let stones = StonePainter(theme: theme, geometry: geometry)
    let chips = ChipPainter(theme: theme, geometry: geometry)
    let area = AreaPainter(theme: theme, geometry: geometry)
    // An offer is seen as it is.
    area.drawShade(state.closed.subtracting(state.offers.map(\.point)), on: canvas)
    if let ghost = state.ghost { marks.drawCross(on: canvas, at: ghost.point) }
    drawStones(on: canvas, with: stones, landingScale: landingScale)
    marks.drawWinningLine(state.winningLine, on: canvas, progress: lineProgress)
    drawMarks(on: canvas, with: marks)
    drawNumbered(state.hintLine, on: canvas, with: marks, and: stones)
    if let hint = state.hint { marks.drawHint(on: canvas, at: hint, isHollow: !state.hintLine.isEmpty) }
    if let ghost = state.ghost { stones.drawGhost(ghost.stone, on: canvas, at: geometry.center(of: ghost.point)) }
    drawNumbered(state.offers, on: canvas, with: marks, and: stones)
    if geometry.coordinates && geometry.zoom.isEnlarged {
      CoordinatePainter(theme: theme, geometry: geometry).draw(on: canvas)
    }
    if let foul = explained { chips.drawKinds(of: foul, on: canvas, state: state) }
    if let ghost = state.ghost { chips.drawCoordinate(of: ghost.point, on: canvas) }
  }

  private var explained: FoulMark? { state.explainedFoul.flatMap(state.foul) }

  private func drawStones(on canvas: some BoardCanvas, with stones: StonePainter, landingScale: CGFloat) {
    let taken = state.points.filter { state[$0] != nil }
    for point in taken { stones.drawShadow(on: canvas, at: geometry.center(of: point)) }
    for point in taken {
      guard let stone = state[point] else { continue }
      let scale = point == state.lastMove ? landingScale : 1
      stones.drawStone(stone, on: canvas, at: geometry.center(of: point), scale: scale)
    }
  }

  private func drawMarks(on canvas: some BoardCanvas, with marks: MarkPainter) {
    if let explained { marks.drawFoulLines(explained, on: canvas) }
    for (point, number) in state.moveNumbers {
      guard let stone = state[point] else { continue }
      marks.drawMoveNumber(number, on: canvas, at: point, stone: stone)
    }
    for foul in state.fouls { marks.drawFoul(foul, on: canvas, isStrong: foul == explained) }
    if let last = state.lastMove, state.moveNumbers[last] == nil, let stone = state[last] {
      marks.drawLastMove(on: canvas, at: last, stone: stone)
    }
  }

  /// Stones to come with their numbers: those of the line that a hint begins, fifth moves that are offered.
  private func drawNumbered(
    _ line: [Ghost], on canvas: some BoardCanvas, with marks: MarkPainter, and stones: StonePainter
  ) {
    for (number, next) in zip(1..., line) {
      stones.drawToCome(next.stone, on: canvas, at: geometry.center(of: next.point))
      marks.drawMoveNumber(number, on: canvas, at: next.point, stone: next.stone, scale: Self.small)
    }
  }

  /// The size of the numbers on small stones, as a share of those on placed ones.
  private static let small: CGFloat = 0.88
}
