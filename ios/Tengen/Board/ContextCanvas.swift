import SwiftUI
import TengenKit

/// The board's canvas on a screen.
struct ContextCanvas: BoardCanvas {
  private let context: GraphicsContext

  init(_ context: GraphicsContext) { self.context = context }

  func fill(_ figure: Figure, with paint: Paint) { context.fill(path(of: figure), with: shading(of: paint)) }

  func stroke(_ figure: Figure, with paint: Paint, pen: Pen) {
    let style = StrokeStyle(lineWidth: pen.width, lineCap: pen.isRound ? .round : .butt)
    context.stroke(path(of: figure), with: shading(of: paint), style: style)
  }

  func draw(_ lettering: Lettering, at center: CGPoint) { context.draw(resolved(lettering), at: center) }

  func measure(_ lettering: Lettering) -> CGSize {
    resolved(lettering).measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
  }

  private func resolved(_ lettering: Lettering) -> GraphicsContext.ResolvedText {
    let font = Font.system(size: lettering.size, weight: weight(of: lettering)).monospacedDigit()
    return context.resolve(Text(verbatim: lettering.text).font(font).foregroundStyle(.of(lettering.tint)))
  }

  private func weight(of lettering: Lettering) -> Font.Weight {
    switch lettering.weight {
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    }
  }

  private func path(of figure: Figure) -> Path {
    switch figure {
    case .circle(let center, let radius):
      Path(ellipseIn: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    case .rectangle(let rectangle, let corner):
      Path(roundedRect: rectangle, cornerRadius: corner)
    case .rectangles(let rectangles):
      Path { $0.addRects(rectangles) }
    case .line(let positions):
      Path { $0.addLines(positions) }
    }
  }

  private func shading(of paint: Paint) -> GraphicsContext.Shading {
    switch paint {
    case .plain(let tint):
      .color(Color(tint))
    case .linear(let stops, let start, let end):
      .linearGradient(gradient(of: stops), startPoint: start, endPoint: end)
    case .radial(let stops, let center, let radius):
      .radialGradient(gradient(of: stops), center: center, startRadius: 0, endRadius: radius)
    }
  }

  private func gradient(of stops: [Paint.Stop]) -> Gradient {
    Gradient(stops: stops.map { Gradient.Stop(color: Color($0.tint), location: $0.location) })
  }
}
