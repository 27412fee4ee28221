import Foundation
import TengenKit

/// A canvas that remembers what was drawn on it, in order.
final class Sketch: BoardCanvas {
  enum Stroke: Equatable {
    case fill(Figure, Paint)
    case stroke(Figure, Paint, Pen)
    case text(Lettering, center: CGPoint)
  }

  private(set) var strokes: [Stroke] = []

  func fill(_ figure: Figure, with paint: Paint) { strokes.append(.fill(figure, paint)) }

  func stroke(_ figure: Figure, with paint: Paint, pen: Pen) { strokes.append(.stroke(figure, paint, pen)) }

  func draw(_ lettering: Lettering, at center: CGPoint) { strokes.append(.text(lettering, center: center)) }

  /// About what the system's fonts take.
  func measure(_ lettering: Lettering) -> CGSize {
    let ems = lettering.text.reduce(0) { $0 + ($1 == "·" ? 0.32 : $1 == " " ? 0.28 : $1.isNumber ? 0.64 : 0.72) }
    return CGSize(width: ems * lettering.size, height: lettering.size * 1.2)
  }
}

extension Sketch {
  /// What was written.
  var texts: [(lettering: Lettering, center: CGPoint)] {
    strokes.compactMap { if case .text(let lettering, let center) = $0 { (lettering, center) } else { nil } }
  }

  /// The figures drawn round in `tint`, with their pens.
  func drawn(in tint: Tint) -> [(figure: Figure, pen: Pen)] {
    strokes.compactMap {
      if case .stroke(let figure, .plain(tint), let pen) = $0 { (figure, pen) } else { nil }
    }
  }

  /// The middles of the discs lit with `tint`.
  func discs(lit tint: Tint) -> [CGPoint] {
    strokes.compactMap {
      guard case .fill(.circle(let center, _), .radial(let stops, _, _)) = $0 else { return nil }
      return stops.contains { $0.tint == tint } ? center : nil
    }
  }

  /// The middles of the circles filled with `tint`.
  func dots(in tint: Tint) -> [CGPoint] {
    strokes.compactMap {
      if case .fill(.circle(let center, _), .plain(tint)) = $0 { center } else { nil }
    }
  }

  /// The smallest rectangle round each thing drawn.
  var frames: [CGRect] {
    strokes.map {
      switch $0 {
      case .fill(let figure, _): figure.bounds
      case .stroke(let figure, _, let pen): figure.bounds.insetBy(dx: -pen.width / 2, dy: -pen.width / 2)
      case .text(let lettering, let center): CGRect(around: center, size: measure(lettering))
      }
    }
  }
}

extension Figure {
  var bounds: CGRect {
    switch self {
    case .circle(let center, let radius): CGRect(around: center, size: CGSize(width: 2 * radius, height: 2 * radius))
    case .rectangle(let box, _): box
    case .rectangles(let boxes): boxes.dropFirst().reduce(boxes.first ?? .zero) { $0.union($1) }
    case .line(let positions):
      CGRect(
        from: positions.map(\.x).min() ?? 0, positions.map(\.y).min() ?? 0, to: positions.map(\.x).max() ?? 0,
        positions.map(\.y).max() ?? 0)
    }
  }
}
