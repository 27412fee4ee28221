// What a view keeps, and ways to it.
import Foundation

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) { stub() }
  public init(initialValue: Value) { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { stub() }
}
extension State where Value: ExpressibleByNilLiteral { public init() { stub() } }
extension State: Sendable where Value: Sendable {}
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  @preconcurrency public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) { stub() }
  public init?(_ base: Binding<Value?>) { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding<Value> { self }
  public init(projectedValue: Binding<Value>) { self = projectedValue }
  public static func constant(_ value: Value) -> Binding<Value> { stub() }
  public func animation(_ a: Animation? = .default) -> Binding<Value> { self }
  public subscript<S>(dynamicMember keyPath: WritableKeyPath<Value, S>) -> Binding<S> { stub() }
}
extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: Identifiable where Value: Identifiable { public var id: Value.ID { stub() } }
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public var projectedValue: Bindable<Value> { self }
  public init(wrappedValue: Value) where Value: AnyObject, Value: Observable { self.wrappedValue = wrappedValue }
  public init(_ value: Value) where Value: AnyObject, Value: Observable { wrappedValue = value }
  public subscript<S>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, S>) -> Binding<S> where Value: AnyObject {
    stub()
  }
}
extension Bindable: Sendable where Value: Sendable {}
@propertyWrapper public struct FocusState<Value: Hashable> {
  public init() where Value == Bool { stub() }
  public init<T>() where Value == T?, T: Hashable { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
  public var projectedValue: Binding { stub() }
  public struct Binding { init() {} }
}
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value, relativeTo: Font.TextStyle = .body) { stub() }
  public var wrappedValue: Value { stub() }
}
extension ScaledMetric: Sendable where Value: Sendable {}
@propertyWrapper public struct SceneStorage<Value> {
  public init(_ key: String) where Value == String? { stub() }
  public var wrappedValue: Value {
    get { stub() }
    nonmutating set { stub() }
  }
}
extension SceneStorage: Sendable where Value: Sendable {}
@propertyWrapper public struct GestureState<Value> {
  public init(wrappedValue: Value) { stub() }
  public var wrappedValue: Value { stub() }
  public var projectedValue: GestureState<Value> { self }
}
extension GestureState: Sendable where Value: Sendable {}
