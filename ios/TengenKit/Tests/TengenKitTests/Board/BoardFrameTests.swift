import Foundation
import TengenKit
import TengenSpecimens
import Testing

/// Nothing of a board is cut off by its view.
@Suite struct BoardFrameTests {
  @Test(arguments: [false, true])
  func nothingIsDrawnOutsideTheView(dark: Bool) {
    let grain = BoardTheme.of(dark: dark).grain
    for (name, state) in boardSpecimens {
      for side in [304, 385, 743] as [CGFloat] {
        let view = CGRect(x: 0, y: 0, width: side, height: side)
        let sketch = drawBoard(state, side: side, dark: dark)
        #expect(sketch.frames.count > 80, "\(name)")
        for (stroke, frame) in zip(sketch.strokes, sketch.frames) where !isGrain(stroke, grain) {
          #expect(view.holds(frame), "\(name) \(side) \(stroke)")
        }
      }
    }
  }

  /// The grain alone runs over the edge of the wood, as it does on a real board.
  private func isGrain(_ stroke: Sketch.Stroke, _ grain: Tint) -> Bool {
    guard case .stroke(_, .plain(let tint), _) = stroke else { return false }
    return tint.opacity < 0.2 && tint.red == grain.red && tint.green == grain.green
  }

  @Test(arguments: [10, 15, 20])
  func coordinatesLieOnTheWoodBesideTheGridAndApart(size: Int) {
    let side: CGFloat = 304
    let geometry = BoardGeometry(size: size, side: side, coordinates: true)
    let sketch = drawBoard(BoardState(size: size), side: side)
    let frames = sketch.texts.map { CGRect(around: $0.center, size: sketch.measure($0.lettering)) }
    #expect(frames.count == 2 * size)
    for (index, frame) in frames.enumerated() {
      let ink = frame.insetBy(dx: 0, dy: frame.height * 0.2)
      #expect(!geometry.grid.intersects(ink))
      #expect(!frames.dropFirst(index + 1).contains { $0.insetBy(dx: 0, dy: frame.height * 0.2).intersects(ink) })
    }
  }

  @Test func aThumbnailShowsStonesAndTheLastMoveAndNoWords() {
    let (sketch, theme) = (Sketch(), BoardTheme.honey)
    BoardThumbnailPainter(state: aBoardState(), side: 96, theme: theme, pixel: 1 / 3).draw(on: sketch)
    #expect(sketch.texts.isEmpty)
    #expect(sketch.discs(lit: theme.black.body).count + sketch.discs(lit: theme.white.body).count == 17)
    #expect(sketch.dots(in: theme.black.ring).count == 1)
    let view = CGRect(x: 0, y: 0, width: 96, height: 96)
    #expect(sketch.frames.allSatisfy { view.holds($0) })
  }
}
