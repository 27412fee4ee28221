// What arranges views.
import Foundation

public struct HStack<Content: View> {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    stub()
  }
}
public struct VStack<Content: View> {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    stub()
  }
}
public struct ZStack<Content: View> {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) { stub() }
}
public struct LazyVStack<Content: View> {
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    stub()
  }
}
public struct GridItem: Sendable {
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {}
}
public struct LazyVGrid<Content: View> {
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { stub() }
}
public struct ScrollView<Content: View> {
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    stub()
  }
}
public struct Spacer { public init(minLength: CGFloat? = nil) {} }
public struct ViewThatFits<Content: View> {
  public init(in: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) { stub() }
}
extension HStack: _Primitive {}
extension VStack: _Primitive {}
extension ZStack: _Primitive {}
extension LazyVStack: _Primitive {}
extension LazyVGrid: _Primitive {}
extension ScrollView: _Primitive {}
extension Spacer: _Primitive {}
extension ViewThatFits: _Primitive {}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {}
extension ForEach: View, _Primitive where Content: View {}
extension ForEach where Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where ID == Data.Element.ID, Data.Element: Identifiable { stub() }
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    stub()
  }
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { stub() }
}
public struct ScrollBounceBehavior: Sendable {
  public static let automatic = Self()
  public static let always = Self()
  public static let basedOnSize = Self()
}
public struct ScrollViewProxy {
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) { stub() }
}
public struct ScrollViewReader<Content: View> {
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { stub() }
}
extension ScrollViewReader: _Primitive {}
extension View {
  nonisolated public func defaultScrollAnchor(_ a: UnitPoint?) -> some View { _m }
  nonisolated public func scrollBounceBehavior(_ b: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View {
    _m
  }
}
