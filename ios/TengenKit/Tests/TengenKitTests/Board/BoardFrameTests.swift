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

  /// Letters for the columns and numbers for the rows that can be seen, each in line with its own.
  @Test func whereTheBoardIsZoomedItsCoordinatesStayAtTheEdges() throws {
    let side: CGFloat = 385
    for corner in [CGPoint.zero, CGPoint(x: 120, y: 300), CGPoint(x: side, y: side)] {
      let zoom = BoardZoom.none.magnified(by: 2.2, around: corner, side: side)
      let geometry = BoardGeometry(size: 15, side: side, coordinates: true, zoom: zoom)
      let sketch = drawBoard(BoardState(size: 15), side: side, zoom: zoom)
      let letters = sketch.texts.filter { $0.lettering.text.first?.isLetter == true }
      #expect((5...8).contains(letters.count) && (10...16).contains(sketch.texts.count))
      for (lettering, center) in sketch.texts {
        #expect(geometry.view.holds(CGRect(around: center, size: sketch.measure(lettering))))
        let beside = CGPoint(x: max(center.x, 60), y: min(center.y, side - 60))
        let name = try #require(geometry.point(at: beside)).name
        #expect(name.prefix(1) == lettering.text || name.dropFirst() == lettering.text, "\(lettering.text)")
      }
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
