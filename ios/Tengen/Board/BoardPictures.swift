import SwiftUI
import TengenKit

/// A small picture of a board for a card.
struct BoardThumbnail: View {
  let state: BoardState
  let side: CGFloat
  var zoom = BoardZoom.none

  @Environment(\.boardTheme) private var theme
  @Environment(\.displayScale) private var scale

  var body: some View {
    let painter = BoardThumbnailPainter(state: state, side: side, zoom: zoom, theme: theme, pixel: 1 / scale)
    Canvas { context, _ in painter.draw(on: ContextCanvas(context)) }
      .frame(width: side, height: side)
      .clipShape(RoundedRectangle(cornerRadius: BoardThumbnailPainter.corner))
      .accessibilityHidden(true)
  }
}

/// One stone by itself, for a player's strip or the bar that places it.
struct StoneIcon: View {
  let stone: Stone

  @Environment(\.boardTheme) private var theme
  @ScaledMetric(relativeTo: .headline) private var diameter: CGFloat = 24

  var body: some View {
    let painter = StonePainter(theme: theme, radius: diameter * 0.45)
    Canvas { context, size in
      painter.drawStone(stone, on: ContextCanvas(context), at: CGPoint(x: size.width / 2, y: size.height / 2))
    }
    .frame(width: diameter, height: diameter)
    .accessibilityHidden(true)
  }
}
