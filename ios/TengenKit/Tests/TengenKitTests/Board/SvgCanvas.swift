import Foundation
import TengenKit

/// A square picture of what was drawn, to be looked at where there is no iPhone.
func svg(of sketch: Sketch, side: CGFloat, corner: CGFloat) -> String {
  var picture = SvgPicture()
  for stroke in sketch.strokes { picture.add(stroke) }
  return """
    <svg xmlns="http://www.w3.org/2000/svg" width="\(side)" height="\(side)" viewBox="0 0 \(side) \(side)">
    <defs><clipPath id="view"><rect width="\(side)" height="\(side)" rx="\(corner)"/></clipPath>
    \(picture.gradients.joined(separator: "\n"))</defs>
    <g clip-path="url(#view)" font-family="SF Pro Text, Inter, Roboto, sans-serif" text-anchor="middle">
    \(picture.elements.joined(separator: "\n"))
    </g>
    </svg>
    """
}

private struct SvgPicture {
  private(set) var gradients: [String] = []
  private(set) var elements: [String] = []

  mutating func add(_ stroke: Sketch.Stroke) {
    switch stroke {
    case .fill(let figure, let paint): add(figure, attributes("fill", paint))
    case .stroke(let figure, let paint, let pen):
      let cap = pen.isRound ? "round" : "butt"
      let line = attributes("stroke", paint)
      add(figure, "fill=\"none\" \(line) stroke-width=\"\(pen.width)\" stroke-linecap=\"\(cap)\"")
    case .text(let lettering, let center): add(lettering, center)
    }
  }

  private mutating func add(_ figure: Figure, _ attributes: String) {
    switch figure {
    case .circle(let center, let radius):
      elements.append("<circle cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\" \(attributes)/>")
    case .rectangle(let box, let corner):
      let place = "x=\"\(box.minX)\" y=\"\(box.minY)\" width=\"\(box.width)\" height=\"\(box.height)\""
      elements.append("<rect \(place) rx=\"\(corner)\" \(attributes)/>")
    case .rectangles(let boxes):
      let ways = boxes.map { "M\($0.minX) \($0.minY)h\($0.width)v\($0.height)h\(-$0.width)z" }.joined()
      elements.append("<path d=\"\(ways)\" \(attributes)/>")
    case .line(let positions):
      let points = positions.map { "\($0.x),\($0.y)" }.joined(separator: " ")
      elements.append("<polyline points=\"\(points)\" \(attributes)/>")
    }
  }

  private mutating func add(_ lettering: Lettering, _ center: CGPoint) {
    let weight =
      switch lettering.weight {
      case .medium: 500
      case .semibold: 600
      case .bold: 700
      }
    let baseline = center.y + lettering.size * 0.355
    let place = "x=\"\(center.x)\" y=\"\(baseline)\" font-size=\"\(lettering.size)\" font-weight=\"\(weight)\""
    elements.append("<text \(place) \(color("fill", lettering.tint))>\(lettering.text)</text>")
  }

  private mutating func attributes(_ name: String, _ paint: Paint) -> String {
    switch paint {
    case .plain(let tint): return color(name, tint)
    case .linear(let stops, let from, let to):
      let way = "x1=\"\(from.x)\" y1=\"\(from.y)\" x2=\"\(to.x)\" y2=\"\(to.y)\""
      return reference(name, "linearGradient", way, stops)
    case .radial(let stops, let center, let radius):
      return reference(name, "radialGradient", "cx=\"\(center.x)\" cy=\"\(center.y)\" r=\"\(radius)\"", stops)
    }
  }

  private mutating func reference(_ name: String, _ kind: String, _ way: String, _ stops: [Paint.Stop]) -> String {
    let id = "g\(gradients.count)"
    let inner = stops.map { "<stop offset=\"\($0.location)\" \(color("stop", $0.tint))/>" }.joined()
    gradients.append("<\(kind) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(way)>\(inner)</\(kind)>")
    return "\(name)=\"url(#\(id))\""
  }

  private func color(_ name: String, _ tint: Tint) -> String {
    let parts = [tint.red, tint.green, tint.blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: ",")
    let color = name == "stop" ? "stop-color" : name
    return "\(color)=\"rgb(\(parts))\" \(name)-opacity=\"\(tint.opacity)\""
  }
}
