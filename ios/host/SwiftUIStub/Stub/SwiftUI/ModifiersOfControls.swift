// How controls look.
import Foundation

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ s: S) -> some View { _m }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ s: S) -> some View { _m }
  nonisolated public func progressViewStyle(_ s: ProgressViewStyle) -> some View { _m }
}
