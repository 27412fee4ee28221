import SwiftUI
import TengenKit

/// A board to play on: square, as large as its place lets it be. `onTap` gets every point that one finger taps or a
/// screen reader activates, taken and forbidden ones too.
struct BoardView: View {
  let state: BoardState
  let onTap: (BoardTap) -> Void

  @State private var touch = BoardTouch()

  var body: some View {
    GeometryReader { proxy in
      let side = min(proxy.size.width, proxy.size.height)
      let geometry = BoardGeometry(size: state.size, side: side, coordinates: state.coordinates, zoom: touch.zoom)
      BoardLayers(state: state, geometry: geometry)
        .modifier(BoardFingers(touch: $touch, geometry: geometry, onTap: onTap))
        .modifier(BoardElements(state: state, geometry: geometry, onTap: onTap))
        .frame(width: side, height: side)
        .frame(width: proxy.size.width, height: proxy.size.height)
    }
    .aspectRatio(1, contentMode: .fit)
    .onChange(of: state.size) { touch.reset() }
  }
}

/// What the board draws: the wood, which moves don't draw again, and what stands on it.
private struct BoardLayers: View {
  let state: BoardState
  let geometry: BoardGeometry

  @Environment(\.boardTheme) private var theme
  @Environment(\.displayScale) private var scale

  var body: some View {
    ZStack {
      Wood(painter: WoodPainter(geometry: geometry, theme: theme, pixel: 1 / scale))
        .equatable()
      BoardInMotion(state: state, geometry: geometry)
    }
    .clipShape(RoundedRectangle(cornerRadius: BoardGeometry.corner))
  }
}

private struct Wood: View, Equatable {
  let painter: WoodPainter

  nonisolated static func == (one: Wood, other: Wood) -> Bool { one.painter == other.painter }

  var body: some View {
    Canvas { [painter] context, _ in painter.draw(on: ContextCanvas(context)) }
  }
}
