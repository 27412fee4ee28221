// Fingers and motion.
import Foundation

extension View {
  nonisolated public func gesture<G: Gesture>(_ g: G, including: GestureMask = .all) -> some View { _m }
  nonisolated public func simultaneousGesture<G: Gesture>(_ g: G) -> some View { _m }
  nonisolated public func onTapGesture(count: Int = 1, perform: @escaping () -> Void) -> some View { _m }
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform: @escaping (CGPoint) -> Void
  ) -> some View { _m }
  nonisolated public func coordinateSpace(_ n: NamedCoordinateSpace) -> some View { _m }
  nonisolated public func animation<V: Equatable>(_ a: Animation?, value: V) -> some View { _m }
  nonisolated public func transition(_ t: AnyTransition) -> some View { _m }
  nonisolated public func sensoryFeedback<T: Equatable>(_ f: SensoryFeedback, trigger: T) -> some View { _m }
  nonisolated public func sensoryFeedback<T: Equatable>(trigger: T, _ f: @escaping (T, T) -> SensoryFeedback?)
    -> some View
  { _m }
}
