import Foundation
import TengenKit

/// A board as the app draws it, wood and stones.
func drawBoard(_ state: BoardState, side: CGFloat, zoom: BoardZoom = .none, dark: Bool = false) -> Sketch {
  let sketch = Sketch()
  let geometry = BoardGeometry(size: state.size, side: side, coordinates: state.coordinates, zoom: zoom)
  let theme = BoardTheme.of(dark: dark)
  WoodPainter(geometry: geometry, theme: theme, pixel: 1 / 3).draw(on: sketch)
  BoardPainter(state: state, geometry: geometry, theme: theme).draw(on: sketch)
  return sketch
}
