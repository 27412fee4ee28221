// Colours and what else shapes are filled with.
import Foundation

public protocol ShapeStyle: Sendable {}
public struct Color: ShapeStyle, Hashable, Sendable {
  public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public init(_ name: String, bundle: Bundle? = nil) {}
  public func opacity(_ o: Double) -> Color { self }
  public static var red: Color { stub() }
  public static var black: Color { stub() }
  public static var white: Color { stub() }
}
extension Color: _Primitive {}
extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var black: Color { stub() }
  public static var white: Color { stub() }
}
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable { public init(color: Color, location: CGFloat) {} }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}
