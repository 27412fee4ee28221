// Apple-only Foundation / CoreGraphics names that swift-corelibs-foundation 6.0 lacks; own declarations, no behaviour.
import Foundation

public struct CGAffineTransform: Hashable, Sendable {
  public init(translationX: CGFloat, y: CGFloat) {}
  public init(scaleX: CGFloat, y: CGFloat) {}
  public init(rotationAngle: CGFloat) {}
  public static let identity = Self(scaleX: 1, y: 1)
}
public struct CGVector: Hashable, Sendable {
  public var dx, dy: CGFloat
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation, Sendable {
  public init(_ key: String.LocalizationValue, table: String? = nil, comment: StaticString? = nil) {}
  public init(stringLiteral: String) {}
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {}
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation
}
extension String {
  public struct LocalizationValue: Equatable, ExpressibleByStringInterpolation, Sendable {
    public init(_ s: String) {}
    public init(stringLiteral: String) {}
    public init(stringInterpolation: StringInterpolation) {}
    public struct StringInterpolation: StringInterpolationProtocol {
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ s: String) {}
      public mutating func appendInterpolation(_ s: String) {}
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ v: T) {}
      public mutating func appendInterpolation<F: FormatStyle>(_ v: F.FormatInput, format: F)
      where F.FormatInput: Equatable, F.FormatOutput == String {}
    }
  }
  public init(
    localized: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { stub() }
  public init(localized: LocalizedStringResource) { stub() }
}
extension URL {
  public static var documentsDirectory: URL { stub() }
  public static var applicationSupportDirectory: URL { stub() }
  public static var temporaryDirectory: URL { stub() }
}
public final class FileWrapper {
  public init(regularFileWithContents: Data) {}
  public var regularFileContents: Data? { stub() }
}
