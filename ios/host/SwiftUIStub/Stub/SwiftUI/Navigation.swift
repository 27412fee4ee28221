// Ways between screens.
import Foundation

public struct NavigationStack<Data, Root: View> {
  public init(@ViewBuilder root: () -> Root) where Data == [Int] { stub() }
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable { stub() }
}
extension NavigationStack: _Primitive {}
@MainActor @preconcurrency public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder var body: Body { get }
}
extension Never: ToolbarContent {}
extension Optional: ToolbarContent where Wrapped: ToolbarContent {}
extension _Either: ToolbarContent where T: ToolbarContent, F: ToolbarContent {}
extension ToolbarContent where Body == Never { public var body: Never { stub() } }
public struct _ToolbarTuple {}
extension _ToolbarTuple: ToolbarContent { public typealias Body = Never }
@resultBuilder public enum ToolbarContentBuilder {
  public static func buildExpression<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<C: ToolbarContent>(_ c: C) -> C { c }
  public static func buildBlock<each C: ToolbarContent>(_ c: repeat each C) -> _ToolbarTuple { stub() }
  public static func buildIf<C: ToolbarContent>(_ c: C?) -> C? { c }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _Either<T, F> { stub() }
  public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _Either<T, F> { stub() }
}
public struct ToolbarItemPlacement: Sendable {
  public static let automatic = Self(), principal = Self(), topBarLeading = Self(), topBarTrailing = Self(),
    bottomBar = Self(), primaryAction = Self(), confirmationAction = Self(), cancellationAction = Self(),
    keyboard = Self(), status = Self()
}
public struct ToolbarItem<ID, Content: View> {
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
    stub()
  }
}
extension ToolbarItem: ToolbarContent { public typealias Body = Never }
public struct TabView<Selection: Hashable, Content: View> {
  public init(@ViewBuilder content: () -> Content) where Selection == Int { stub() }
}
extension TabView: _Primitive {}
public struct TabViewStyle: Sendable { public static let page = Self() }
extension View { nonisolated public func tabViewStyle(_ s: TabViewStyle) -> some View { _m } }
