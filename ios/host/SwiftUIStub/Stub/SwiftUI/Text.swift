// Words, images, fonts.
import Foundation

public struct LocalizedStringKey: Equatable, ExpressibleByStringLiteral, Sendable {
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
}
public struct Text: Equatable, Sendable {
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil)
  {}
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) {}
  public init(verbatim: String) {}
  public func font(_ f: Font?) -> Text { self }
  public func bold() -> Text { self }
  public func fontWeight(_ w: Font.Weight?) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ s: S) -> Text { self }
  public static func + (a: Text, b: Text) -> Text { a }
}
extension Text: _Primitive {}
public enum TextAlignment: Hashable, Sendable { case leading, center, trailing }
public struct Image: Equatable, Sendable {
  public init(systemName: String) {}
}
extension Image: _Primitive {}
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Self(), thin = Self(), light = Self(), regular = Self(), medium = Self(),
      semibold = Self(), bold = Self(), heavy = Self(), black = Self()
  }
  public static let largeTitle = Self(), title = Self(), title2 = Self(), title3 = Self(), headline = Self(),
    subheadline = Self(), body = Self(), callout = Self(), footnote = Self(), caption = Self(), caption2 = Self()
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { stub() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { stub() }
  public static func custom(_ name: String, size: CGFloat, relativeTo: TextStyle = .body) -> Font { stub() }
  public func bold() -> Font { self }
  public func weight(_ w: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func monospaced() -> Font { self }
}
