import Foundation
import TengenKit
import Testing

import struct TengenKit.Point

@Suite struct WoodPainterTests {
  private let theme = BoardTheme.honey

  private func wood(_ size: Int, side: CGFloat, pixel: CGFloat, coordinates: Bool = true) -> Sketch {
    let sketch = Sketch()
    let geometry = BoardGeometry(size: size, side: side, coordinates: coordinates)
    WoodPainter(geometry: geometry, theme: theme, pixel: pixel).draw(on: sketch)
    return sketch
  }

  @Test(arguments: 10...20)
  func aBoardHasItsLinesStarPointsAndCoordinates(size: Int) {
    let sketch = wood(size, side: 385, pixel: 1 / 3)
    let lines = sketch.drawn(in: theme.line)
    #expect(lines.count { if case .line = $0.figure { true } else { false } } == 2 * (size - 2))
    #expect(lines.count { if case .rectangle = $0.figure { true } else { false } } == 1)
    #expect(sketch.dots(in: theme.line).count == starPoints(size).count)
    let texts = Set(sketch.texts.map(\.lettering.text))
    let letters = (0..<size).map { Point(x: $0, y: 0).name.prefix(1) }
    #expect(texts == Set(letters.map(String.init) + (1...size).map(String.init)))
    #expect(sketch.texts.count == 2 * size)
  }

  @Test func coordinatesCanBeLeftOut() {
    #expect(wood(15, side: 385, pixel: 1, coordinates: false).texts.isEmpty)
  }

  /// Whole pixels wide and between whole pixels: no line is smeared over one more than its neighbour.
  @Test(arguments: [1, 0.5, 1 / 3] as [CGFloat])
  func linesAreEquallyStrongOnEveryScreen(pixel: CGFloat) {
    for size in 10...20 {
      for side in [96, 304.5, 385, 743] as [CGFloat] {
        let lines = wood(size, side: side, pixel: pixel).drawn(in: theme.line)
        let inner = lines.filter { if case .line = $0.figure { true } else { false } }
        let widths = Set(inner.map(\.pen.width))
        #expect(widths.count == 1)
        for (figure, pen) in inner {
          #expect(isWhole(pen.width / pixel))
          let box = figure.bounds
          let across = box.width < box.height ? box.minX : box.minY
          #expect(isWhole((across - pen.width / 2) / pixel), "\(size) \(side) \(across)")
        }
        let edge = lines.first { if case .rectangle = $0.figure { true } else { false } }
        #expect(edge!.pen.width > widths.first!)
      }
    }
  }

  private func isWhole(_ number: CGFloat) -> Bool { abs(number - number.rounded()) < 0.001 }

  @Test func theGrainIsFaintAndAlwaysTheSame() {
    let (one, other) = (wood(15, side: 385, pixel: 1), wood(15, side: 385, pixel: 1))
    #expect(one.strokes == other.strokes)
    let grain = one.strokes.compactMap { stroke -> Double? in
      guard case .stroke(.line(let positions), .plain(let tint), _) = stroke, positions.count > 2 else { return nil }
      return tint.opacity
    }
    #expect(grain.count > 40)
    #expect(grain.allSatisfy { (0.01...0.15).contains($0) })
    #expect(Set(grain).count > 40)
  }
}
