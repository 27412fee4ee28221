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
  public var gradient: AnyGradient { stub() }
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var blue: Color { stub() }
  public static var purple: Color { stub() }
  public static var teal: Color { stub() }
  public static var gray: Color { stub() }
  public static var black: Color { stub() }
  public static var white: Color { stub() }
  public static var clear: Color { stub() }
  public static var primary: Color { stub() }
  public static var secondary: Color { stub() }
  public static var accentColor: Color { stub() }
}
extension Color: _Primitive {}
extension ShapeStyle where Self == Color {
  public static var red: Color { stub() }
  public static var orange: Color { stub() }
  public static var yellow: Color { stub() }
  public static var green: Color { stub() }
  public static var blue: Color { stub() }
  public static var purple: Color { stub() }
  public static var teal: Color { stub() }
  public static var gray: Color { stub() }
  public static var black: Color { stub() }
  public static var white: Color { stub() }
  public static var clear: Color { stub() }
}
public struct HierarchicalShapeStyle: ShapeStyle {}
public struct TintShapeStyle: ShapeStyle {}
public struct BackgroundStyle: ShapeStyle {}
public struct AnyGradient: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: Self { stub() }
  public static var secondary: Self { stub() }
  public static var tertiary: Self { stub() }
  public static var quaternary: Self { stub() }
}
extension ShapeStyle where Self == TintShapeStyle { public static var tint: Self { stub() } }
extension ShapeStyle where Self == BackgroundStyle { public static var background: Self { stub() } }
public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var regularMaterial: Self { stub() }
  public static var thinMaterial: Self { stub() }
  public static var ultraThinMaterial: Self { stub() }
  public static var bar: Self { stub() }
}
public struct AnyShapeStyle: ShapeStyle { public init<S: ShapeStyle>(_ s: S) {} }
public struct Gradient: ShapeStyle, Hashable {
  public struct Stop: Hashable, Sendable { public init(color: Color, location: CGFloat) {} }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}
public struct LinearGradient: ShapeStyle {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}
extension LinearGradient: _Primitive {}
public struct RadialGradient: ShapeStyle {
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {}
}
extension RadialGradient: _Primitive {}
