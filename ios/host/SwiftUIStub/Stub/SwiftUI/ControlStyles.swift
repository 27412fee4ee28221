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
public struct BorderedButtonStyle {}
public struct BorderedProminentButtonStyle {}
public struct BorderlessButtonStyle {}
public struct PlainButtonStyle {}
extension BorderedButtonStyle: PrimitiveButtonStyle {}
extension BorderedProminentButtonStyle: PrimitiveButtonStyle {}
extension BorderlessButtonStyle: PrimitiveButtonStyle {}
extension PlainButtonStyle: PrimitiveButtonStyle {}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: Self { .init() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: Self { .init() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle { nonisolated public static var plain: Self { .init() } }
// Styles never implemented by the app are plain structs here (in SwiftUI: protocols with static members).
public struct PickerStyle: Sendable {
  public static let automatic = Self(), menu = Self(), segmented = Self(), inline = Self(), wheel = Self(),
    navigationLink = Self()
}
public struct LabelStyle: Sendable {
  public static let automatic = Self(), iconOnly = Self(), titleOnly = Self(), titleAndIcon = Self()
}
public struct ProgressViewStyle: Sendable { public static let automatic = Self(), linear = Self(), circular = Self() }
public struct ControlSize: Sendable {
  public static let mini = Self(), small = Self(), regular = Self(), large = Self()
}
public struct TitleDisplayMode: Sendable { public static let automatic = Self(), inline = Self(), large = Self() }
public enum Visibility: Hashable, Sendable { case automatic, visible, hidden }
public struct PresentationDetent: Hashable, Sendable {
  public static let medium = Self(), large = Self()
  public static func fraction(_ f: CGFloat) -> Self { stub() }
  public static func height(_ h: CGFloat) -> Self { stub() }
}
public struct SubmitLabel: Sendable { public static let done = Self(), go = Self(), search = Self() }
