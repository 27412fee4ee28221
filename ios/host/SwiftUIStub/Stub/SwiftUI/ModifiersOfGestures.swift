// Fingers and motion.
import Foundation

extension View {
  nonisolated public func gesture<G: Gesture>(_ g: G, including: GestureMask = .all) -> some View { _m }
  nonisolated public func simultaneousGesture<G: Gesture>(_ g: G) -> some View { _m }
}
