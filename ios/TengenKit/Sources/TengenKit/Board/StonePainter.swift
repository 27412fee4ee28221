import Foundation

/// Draws stones of one size.
public struct StonePainter: Sendable {
  /// Share of a cell that a stone's radius takes: neighbours just don't touch.
  static let radius: CGFloat = 0.47

  private let theme: BoardTheme
  private let radius: CGFloat

  public init(theme: BoardTheme, radius: CGFloat) {
    self.theme = theme
    self.radius = radius
  }

  init(theme: BoardTheme, geometry: BoardGeometry) {
    self.init(theme: theme, radius: geometry.cell * Self.radius)
  }

  /// The soft shadow where a stone touches the wood. All shadows are drawn before all stones.
  func drawShadow(on canvas: some BoardCanvas, at center: CGPoint) {
    let below = CGPoint(x: center.x + radius * 0.09, y: center.y + radius * 0.15)
    let fading: [Paint.Stop] = [
      .init(0.72, theme.shadow.faded(0.42)), .init(0.88, theme.shadow.faded(0.20)), .init(1, theme.shadow.faded(0)),
    ]
    let reach = radius * 1.16
    canvas.fill(.circle(center: below, radius: reach), with: .radial(fading, center: below, radius: reach))
  }

  /// A stone; `scale` is more than 1 while it lands.
  public func drawStone(_ stone: Stone, on canvas: some BoardCanvas, at center: CGPoint, scale: CGFloat = 1) {
    drawDisc(stone, on: canvas, at: center, radius: radius * scale, opacity: 1, rimOpacity: 0.8)
  }

  /// A stone that isn't placed yet: its rim shows where it would lie.
  func drawGhost(_ stone: Stone, on canvas: some BoardCanvas, at center: CGPoint) {
    drawDisc(stone, on: canvas, at: center, radius: radius, opacity: 0.45, rimOpacity: 0.9)
  }

  /// A small stone of a line to come; what is written on it can be read.
  func drawToCome(_ stone: Stone, on canvas: some BoardCanvas, at center: CGPoint) {
    drawDisc(stone, on: canvas, at: center, radius: radius * 0.76, opacity: 0.7, rimOpacity: 0.9)
  }

  private func drawDisc(
    _ stone: Stone, on canvas: some BoardCanvas, at center: CGPoint, radius: CGFloat, opacity: Double,
    rimOpacity: Double
  ) {
    let colors = theme.colors(of: stone)
    let light: [Paint.Stop] = [
      .init(0, colors.highlight.faded(opacity)), .init(0.42, colors.body.faded(opacity)),
      .init(1, colors.edge.faded(opacity)),
    ]
    let source = CGPoint(x: center.x - self.radius * 0.36, y: center.y - self.radius * 0.42)
    canvas.fill(
      .circle(center: center, radius: radius), with: .radial(light, center: source, radius: self.radius * 1.55))
    let rim = max(self.radius * 0.05, 0.5)
    canvas.stroke(
      .circle(center: center, radius: radius - rim / 2), with: .plain(colors.rim.faded(rimOpacity)), pen: Pen(rim))
  }
}

extension BoardTheme {
  /// The colours of `stone` on this board.
  public func colors(of stone: Stone) -> StoneColors { stone == .black ? black : white }
}
