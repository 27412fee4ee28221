// What is tapped and typed into.
import Foundation

public struct ButtonRole: Equatable, Sendable { public static let destructive = Self(), cancel = Self() }
public struct Button<Label: View> {
  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    stub()
  }
}
extension Button: _Primitive {}
extension Button where Label == Text {
  public init(_ key: LocalizedStringKey, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) { stub() }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { stub() }
}
extension Button where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ key: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) { stub() }
}
public struct Label<Title: View, Icon: View> {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) { stub() }
}
extension Label: _Primitive {}
extension Label where Title == Text, Icon == Image {
  public init(_ key: LocalizedStringKey, systemImage: String) { stub() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) { stub() }
}
public struct Toggle<Label: View> { public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) { stub() } }
extension Toggle: _Primitive {}
extension Toggle where Label == Text {
  public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) { stub() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { stub() }
}
public struct Stepper<Label: View> {
  public init<V: Strideable>(
    value: Binding<V>, in: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { stub() }
}
extension Stepper: _Primitive {}
extension Stepper where Label == Text {
  public init<V: Strideable>(
    _ key: LocalizedStringKey, value: Binding<V>, in: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { stub() }
}
public struct TextField<Label: View> {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) { stub() }
}
extension TextField: _Primitive {}
/// UIKit's, with which SwiftUI comes.
public enum UIKeyboardType: Int, Sendable { case `default`, asciiCapable, numbersAndPunctuation }
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { stub() }
  public static var words: Self { stub() }
  public static var sentences: Self { stub() }
}
extension View {
  nonisolated public func textInputAutocapitalization(_ a: TextInputAutocapitalization?) -> some View { _m }
  nonisolated public func autocorrectionDisabled(_ disabled: Bool = true) -> some View { _m }
  nonisolated public func keyboardType(_ type: UIKeyboardType) -> some View { _m }
}
public struct ProgressView<Label: View, Value: View> {}
extension ProgressView: _Primitive {}
extension ProgressView where Value == EmptyView {
  public init() where Label == EmptyView { stub() }
  public init(_ key: LocalizedStringKey) where Label == Text { stub() }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView { stub() }
  public init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1) where Label == Text { stub() }
}
