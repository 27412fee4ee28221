import Foundation

/// Draws a small picture of a board for a card. A screen reader passes it: the card says in words what it shows.
public struct BoardThumbnailPainter: Equatable, Sendable {
  /// The radius of the wood's round corners, to which the view is cut.
  public static let corner: CGFloat = 4

  private let state: BoardState
  private let geometry: BoardGeometry
  private let theme: BoardTheme
  private let pixel: CGFloat

  /// A picture with that `side` of what `zoom` shows; `pixel` is the side of the screen's own pixels, all in points.
  public init(state: BoardState, side: CGFloat, zoom: BoardZoom = .none, theme: BoardTheme, pixel: CGFloat) {
    self.state = state
    self.theme = theme
    self.pixel = pixel
    geometry = BoardGeometry(size: state.size, side: side, coordinates: false, zoom: zoom)
  }

  public func draw(on canvas: some BoardCanvas) {
    WoodPainter(geometry: geometry, theme: theme, pixel: pixel, isGrained: false).draw(on: canvas)
    let stones = StonePainter(theme: theme, geometry: geometry)
    for point in state.points {
      if let stone = state[point] { stones.drawStone(stone, on: canvas, at: geometry.center(of: point)) }
    }
    guard let last = state.lastMove, let stone = state[last] else { return }
    let dot = Figure.circle(center: geometry.center(of: last), radius: geometry.cell * 0.22)
    canvas.fill(dot, with: .plain(theme.colors(of: stone).ring))
  }
}
