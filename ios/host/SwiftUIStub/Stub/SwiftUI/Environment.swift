// What a view is told by its surroundings.
import Foundation

@propertyWrapper public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { stub() }
  public init(_ type: Value.Type) where Value: AnyObject, Value: Observable { stub() }
  public init<T: AnyObject & Observable>(_ type: T.Type) where Value == T? { stub() }
  public var wrappedValue: Value { stub() }
}
extension Environment: Sendable where Value: Sendable {}
public enum ColorScheme: Hashable, CaseIterable, Sendable { case light, dark }
public enum ScenePhase: Comparable, Hashable, Sendable { case background, inactive, active }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3,
    accessibility4, accessibility5
  public var isAccessibilitySize: Bool { stub() }
}
public struct EnvironmentValues {
  public init() {}
  public var colorScheme: ColorScheme {
    get { stub() }
    set { stub() }
  }
  public var scenePhase: ScenePhase {
    get { stub() }
    set { stub() }
  }
  public var dynamicTypeSize: DynamicTypeSize {
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
}
