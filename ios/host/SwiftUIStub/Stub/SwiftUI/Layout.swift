// Own layouts.
import Foundation

public struct ProposedViewSize: Equatable, Sendable {
  public var width, height: CGFloat?
  public init(width: CGFloat?, height: CGFloat?) { stub() }
  public init(_ size: CGSize) { stub() }
  public static let zero = Self(.zero)
  public static let unspecified = Self(width: nil, height: nil)
  public static let infinity = Self(width: .infinity, height: .infinity)
  public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize { stub() }
}
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public struct LayoutSubview: Equatable {
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { stub() }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { stub() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) { stub() }
}
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public var startIndex: Int { stub() }
  public var endIndex: Int { stub() }
  public subscript(index: Int) -> LayoutSubview { stub() }
}
public protocol Layout: Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Subviews) -> Cache
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
}
extension Layout where Cache == Void { public func makeCache(subviews: Subviews) {} }
public struct _LayoutView {}
extension _LayoutView: _Primitive {}
extension Layout {
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View { _LayoutView() }
}
extension View {
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View { _m }
}
public struct HStackLayout: Layout {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}
public struct VStackLayout: Layout {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) { stub() }
}
public struct AnyLayout: Layout {
  public init<L: Layout>(_ layout: L) { stub() }
}
extension HStackLayout: _StubLayout {}
extension VStackLayout: _StubLayout {}
extension AnyLayout: _StubLayout {}
public protocol _StubLayout: Layout where Cache == Void {}
extension _StubLayout {
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { stub() }
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { stub() }
}
