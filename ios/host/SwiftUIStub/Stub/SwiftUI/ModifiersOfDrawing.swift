// How a view is drawn.
import Foundation

extension View {
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ s: S) -> some View { _m }
  nonisolated public func tint<S: ShapeStyle>(_ s: S?) -> some View { _m }
  nonisolated public func tint(_ c: Color?) -> some View { _m }
  nonisolated public func opacity(_ o: Double) -> some View { _m }
  nonisolated public func clipShape<S: Shape>(_ s: S) -> some View { _m }
  nonisolated public func contentShape<S: Shape>(_ s: S, eoFill: Bool = false) -> some View { _m }
  nonisolated public func preferredColorScheme(_ c: ColorScheme?) -> some View { _m }
}
