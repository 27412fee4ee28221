// Shapes and paths.
import Foundation

public struct StrokeStyle: Equatable, Sendable {
  public enum Cap: Sendable { case butt, round, square }
  public enum Join: Sendable { case miter, round, bevel }
  public init(
    lineWidth: CGFloat = 1, lineCap: Cap = .butt, lineJoin: Join = .miter, miterLimit: CGFloat = 10,
    dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {}
}
public struct FillStyle: Equatable, Sendable { public init(eoFill: Bool = false, antialiased: Bool = true) {} }
// A second, conflicting actor: it keeps shapes from belonging to the main one.
@globalActor public actor _NoActor { public static let shared = _NoActor() }
@_NoActor @preconcurrency public protocol _RemoveGlobalActorIsolation {}
public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  var animatableData: AnimatableData { get set }
}
public protocol VectorArithmetic: AdditiveArithmetic {}
extension CGFloat: VectorArithmetic {}
extension Double: VectorArithmetic {}
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  public static let zero = Self()
  public static func + (one: Self, other: Self) -> Self { stub() }
  public static func - (one: Self, other: Self) -> Self { stub() }
}
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { stub() }
  public static var zero: Self { stub() }
  public static func + (one: Self, other: Self) -> Self { stub() }
  public static func - (one: Self, other: Self) -> Self { stub() }
}
extension Animatable where AnimatableData == EmptyAnimatableData {
  public var animatableData: EmptyAnimatableData {
    get { stub() }
    set { stub() }
  }
}
public protocol Shape: Sendable, Animatable, View, _RemoveGlobalActorIsolation {
  nonisolated func path(in rect: CGRect) -> Path
}
public struct _ShapeView {}
extension _ShapeView: _Primitive {}
extension Shape { public var body: _ShapeView { stub() } }
public protocol InsettableShape: Shape {}
extension Shape {
  nonisolated public func fill<S: ShapeStyle>(_ s: S = .black, style: FillStyle = FillStyle()) -> some View {
    _ShapeView()
  }
  nonisolated public func stroke<S: ShapeStyle>(_ s: S, lineWidth: CGFloat = 1) -> some View { _ShapeView() }
  nonisolated public func stroke<S: ShapeStyle>(_ s: S, style: StrokeStyle) -> some View { _ShapeView() }
}
extension InsettableShape {
  nonisolated public func strokeBorder<S: ShapeStyle>(_ s: S, lineWidth: CGFloat = 1) -> some View { _ShapeView() }
}
public struct Rectangle: InsettableShape {
  nonisolated public init() {}
  nonisolated public func path(in rect: CGRect) -> Path { stub() }
}
public struct RoundedRectangle: InsettableShape {
  nonisolated public init(cornerRadius: CGFloat) {}
  nonisolated public func path(in rect: CGRect) -> Path { stub() }
}
extension Shape where Self == Rectangle { nonisolated public static var rect: Rectangle { .init() } }
extension Shape where Self == RoundedRectangle {
  nonisolated public static func rect(cornerRadius: CGFloat) -> Self { .init(cornerRadius: cornerRadius) }
}
public struct Path: Shape, Equatable {
  nonisolated public mutating func addRect(_ r: CGRect) {}
  nonisolated public init() {}
  nonisolated public init(_ r: CGRect) {}
  nonisolated public init(ellipseIn r: CGRect) {}
  nonisolated public init(roundedRect: CGRect, cornerRadius: CGFloat) {}
  nonisolated public init(_ make: (inout Path) -> Void) {}
  nonisolated public mutating func move(to p: CGPoint) {}
  nonisolated public mutating func addLine(to p: CGPoint) {}
  nonisolated public mutating func addLines(_ p: [CGPoint]) {}
  nonisolated public mutating func addRects(_ r: [CGRect]) {}
  nonisolated public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { stub() }
  nonisolated public var isEmpty: Bool { stub() }
  nonisolated public func path(in rect: CGRect) -> Path { self }
}
