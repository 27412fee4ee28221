// Views and the builder that puts them together.
@_exported import Foundation
@_exported import Observation

func stub() -> Never { fatalError("a stub, only to be compiled against") }

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}
extension Never: View {
  public typealias Body = Never
  public var body: Never { stub() }
}
public protocol _Primitive: View where Body == Never {}  // stub only: keeps `body` required for the app's own views
extension _Primitive { public var body: Never { stub() } }
extension Optional: View, _Primitive where Wrapped: View {}
public struct EmptyView: Sendable { public init() {} }
extension EmptyView: _Primitive {}
public struct TupleView<T> {}
extension TupleView: _Primitive {}
public struct _Either<T, F> {}
extension _Either: View, _Primitive where T: View, F: View {}
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<C: View>(_ c: C) -> C { c }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<C: View>(_ c: C) -> C { c }
  public static func buildBlock<each C: View>(_ c: repeat each C) -> TupleView<(repeat each C)> { stub() }
  public static func buildIf<C: View>(_ c: C?) -> C? { c }
  public static func buildEither<T: View, F: View>(first: T) -> _Either<T, F> { stub() }
  public static func buildEither<T: View, F: View>(second: F) -> _Either<T, F> { stub() }
}
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ModifierContent
  @ViewBuilder func body(content: Content) -> Body
}
public struct _ModifierContent {}
extension _ModifierContent: _Primitive {}
public struct _Modified<V: View> {}
extension _Modified: _Primitive {}
extension View { nonisolated var _m: _Modified<Self> { stub() } }
public struct EquatableView<Content: Equatable & View> {}
extension EquatableView: _Primitive {}
extension View where Self: Equatable {
  nonisolated public func equatable() -> EquatableView<Self> { stub() }
}
