// How controls look.
import Foundation

@MainActor @preconcurrency public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct ButtonStyleConfiguration {
  public struct Label {}
  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}
extension ButtonStyleConfiguration.Label: _Primitive {}
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle {}
extension PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: Self { .init() } }
// Styles never implemented by the app are plain structs here (in SwiftUI: protocols with static members).
public struct ProgressViewStyle: Sendable { public static let automatic = Self(), linear = Self(), circular = Self() }
public struct TitleDisplayMode: Sendable { public static let automatic = Self(), inline = Self(), large = Self() }
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = Self(), large = Self()
  public static func fraction(_ f: CGFloat) -> Self { stub() }
  public static func height(_ h: CGFloat) -> Self { stub() }
}
public struct SubmitLabel: Sendable { public static let done = Self(), go = Self(), search = Self() }
