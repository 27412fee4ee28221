// State, environment, life cycle.
import Foundation

extension View {
  nonisolated public func environment<V>(_ k: WritableKeyPath<EnvironmentValues, V>, _ v: V) -> some View { _m }
  nonisolated public func environment<T: AnyObject & Observable>(_ o: T?) -> some View { _m }
  nonisolated public func modifier<M: ViewModifier>(_ m: M) -> some View { _m }
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View { _m }
  nonisolated public func disabled(_ d: Bool) -> some View { _m }
  nonisolated public func onOpenURL(perform: @escaping (URL) -> Void) -> some View { _m }
  nonisolated public func onAppear(perform: (() -> Void)? = nil) -> some View { _m }
  nonisolated public func task(
    priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { _m }
  nonisolated public func task<T: Equatable>(
    id: T, priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { _m }
  nonisolated public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ action: @escaping (V, V) -> Void)
    -> some View
  { _m }
  nonisolated public func onChange<V: Equatable>(of v: V, initial: Bool = false, _ action: @escaping () -> Void)
    -> some View
  { _m }
  nonisolated public func submitLabel(_ l: SubmitLabel) -> some View { _m }
  nonisolated public func focused(_ b: FocusState<Bool>.Binding) -> some View { _m }
  nonisolated public func focused<V: Hashable>(_ b: FocusState<V>.Binding, equals: V) -> some View { _m }
}
