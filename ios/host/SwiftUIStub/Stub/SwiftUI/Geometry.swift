// Places, directions, sizes.
import Foundation

public struct Angle: Hashable, Comparable, Sendable {
  public var radians: Double
  public var degrees: Double { radians * 180 / .pi }
  public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
  public static func degrees(_ d: Double) -> Angle { stub() }
  public static func radians(_ r: Double) -> Angle { stub() }
  public static let zero = Angle(radians: 0)
  public init(radians: Double) { self.radians = radians }
  public init(degrees: Double) { stub() }
}
public struct UnitPoint: Hashable, Sendable {
  public init(x: CGFloat, y: CGFloat) {}
  public static let center = Self(x: 0, y: 0), top = center, bottom = center, leading = center, trailing = center,
    topLeading = center, topTrailing = center, bottomLeading = center, bottomTrailing = center, zero = center
}
public struct Edge: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let top = Self(rawValue: 1), leading = Self(rawValue: 2), bottom = Self(rawValue: 4),
      trailing = Self(rawValue: 8), all = Self(rawValue: 15), horizontal = Self(rawValue: 10),
      vertical = Self(rawValue: 5)
  }
}
public struct EdgeInsets: Hashable, Sendable {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
  public init() {}
}
public struct HorizontalAlignment: Equatable, Sendable {
  public static let leading = Self(), center = Self(), trailing = Self()
}
public struct VerticalAlignment: Equatable, Sendable {
  public static let top = Self(), center = Self(), bottom = Self(), firstTextBaseline = Self(),
    lastTextBaseline = Self()
}
public struct Alignment: Equatable, Sendable {
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {}
  public static let center = Self(horizontal: .center, vertical: .center), leading = center, trailing = center,
    top = center, bottom = center, topLeading = center, topTrailing = center, bottomLeading = center,
    bottomTrailing = center
}
public struct Axis: Sendable {
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
  }
}
public enum VerticalEdge: Sendable { case top, bottom }
public enum ContentMode: Hashable, Sendable { case fit, fill }
public protocol CoordinateSpaceProtocol {}
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace { public static var local: Self { .init() } }
public struct GeometryProxy {
  public var size: CGSize { stub() }
  public var safeAreaInsets: EdgeInsets { stub() }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { stub() }
}
public struct GeometryReader<Content: View> {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { stub() }
}
extension GeometryReader: _Primitive {}
