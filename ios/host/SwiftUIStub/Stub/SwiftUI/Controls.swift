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
public struct Picker<Label: View, Selection: Hashable, Content: View> {
  public init(selection: Binding<Selection>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    stub()
  }
}
extension Picker: _Primitive {}
extension Picker where Label == Text {
  public init(_ key: LocalizedStringKey, selection: Binding<Selection>, @ViewBuilder content: () -> Content) { stub() }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Selection>, @ViewBuilder content: () -> Content
  ) { stub() }
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
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { stub() }
  public static var words: Self { stub() }
  public static var sentences: Self { stub() }
}
extension View {
  nonisolated public func textInputAutocapitalization(_ a: TextInputAutocapitalization?) -> some View { _m }
}
public struct Menu<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { stub() }
}
extension Menu: _Primitive {}
extension Menu where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { stub() }
}
public struct LabeledContent<Label: View, Content: View> {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { stub() }
}
extension LabeledContent: _Primitive {}
extension LabeledContent where Label == Text {
  public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) { stub() }
}
extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ key: LocalizedStringKey, value: S) { stub() }
  public init<F: FormatStyle>(_ key: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String { stub() }
}
public struct ProgressView<Label: View, Value: View> {}
extension ProgressView: _Primitive {}
extension ProgressView where Value == EmptyView {
  public init() where Label == EmptyView { stub() }
  public init(_ key: LocalizedStringKey) where Label == Text { stub() }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView { stub() }
  public init<V: BinaryFloatingPoint>(_ key: LocalizedStringKey, value: V?, total: V = 1) where Label == Text { stub() }
}
public struct ContentUnavailableView<L: View, D: View, A: View> {
  public init(
    @ViewBuilder label: () -> L, @ViewBuilder description: () -> D = { EmptyView() },
    @ViewBuilder actions: () -> A = { EmptyView() }
  ) { stub() }
}
extension ContentUnavailableView: _Primitive {}
extension ContentUnavailableView where L == SwiftUI.Label<Text, Image>, D == Text?, A == EmptyView {
  public init(_ key: LocalizedStringKey, systemImage: String, description: Text? = nil) { stub() }
}
