// What a view is told by its surroundings.
import Foundation

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { stub() }
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable { stub() }
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { stub() }
  public var wrappedValue: Value { stub() }
}
extension Environment: Sendable where Value: Sendable {}
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
public enum ColorSchemeContrast: Hashable, Sendable { case standard, increased }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum LayoutDirection: Hashable, Sendable { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass: Hashable, Sendable { case compact, regular }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5
  public var isAccessibilitySize: Bool { stub() }
}
@MainActor @preconcurrency public struct DismissAction { public func callAsFunction() { stub() } }
@MainActor @preconcurrency public struct OpenURLAction { public func callAsFunction(_ url: URL) { stub() } }
public struct EnvironmentValues {
  public init() {}
  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stub() }
    set { stub() }
  }
  public var colorScheme: ColorScheme {
    get { stub() }
    set { stub() }
  }
  public var colorSchemeContrast: ColorSchemeContrast { stub() }
  public var scenePhase: ScenePhase {
    get { stub() }
    set { stub() }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { stub() }
    set { stub() }
  }
  public var horizontalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }
  public var verticalSizeClass: UserInterfaceSizeClass? {
    get { stub() }
    set { stub() }
  }
  public var layoutDirection: LayoutDirection {
    get { stub() }
    set { stub() }
  }
  public var locale: Locale {
    get { stub() }
    set { stub() }
  }
  public var displayScale: CGFloat {
    get { stub() }
    set { stub() }
  }
  public var isEnabled: Bool {
    get { stub() }
    set { stub() }
  }
  public var accessibilityReduceMotion: Bool { stub() }
  public var accessibilityDifferentiateWithoutColor: Bool { stub() }
  public var accessibilityVoiceOverEnabled: Bool { stub() }
  public var dismiss: DismissAction { stub() }
  public var openURL: OpenURLAction {
    get { stub() }
    set { stub() }
  }
}
