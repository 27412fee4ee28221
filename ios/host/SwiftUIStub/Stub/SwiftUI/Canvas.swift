// Drawing.
import Foundation

public struct GraphicsContext {
  public struct Shading: Sendable {
    public static func color(_ c: Color) -> Shading { stub() }
    public static func style<S: ShapeStyle>(_ s: S) -> Shading { stub() }
    public static func linearGradient(_ g: Gradient, startPoint: CGPoint, endPoint: CGPoint) -> Shading { stub() }
    public static func radialGradient(_ g: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
      -> Shading
    { stub() }
    public static var foreground: Shading { stub() }
  }
  public struct Filter: Sendable {
    public static func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> Filter {
      stub()
    }
    public static func blur(radius: CGFloat) -> Filter { stub() }
  }
  public struct ResolvedText {
    public var shading: Shading
    public func measure(in: CGSize) -> CGSize { stub() }
  }
  public struct ResolvedImage {
    public var size: CGSize { stub() }
    public var shading: Shading?
  }
  public struct ResolvedSymbol { public var size: CGSize { stub() } }
  public var opacity: Double
  public func fill(_ p: Path, with: Shading, style: FillStyle = FillStyle()) {}
  public func stroke(_ p: Path, with: Shading, lineWidth: CGFloat = 1) {}
  public func stroke(_ p: Path, with: Shading, style: StrokeStyle) {}
  public func resolve(_ t: Text) -> ResolvedText { stub() }
  public func resolve(_ i: Image) -> ResolvedImage { stub() }
  public func draw(_ t: Text, at: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ t: ResolvedText, at: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ t: Text, in: CGRect) {}
  public func draw(_ i: Image, at: CGPoint, anchor: UnitPoint = .center) {}
  public func draw(_ i: ResolvedImage, in: CGRect) {}
  public func draw(_ s: ResolvedSymbol, at: CGPoint, anchor: UnitPoint = .center) {}
}
public struct Canvas<Symbols: View> {
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
  ) { stub() }
  public init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView { stub() }
}
extension Canvas: _Primitive {}
