// How controls look.
import Foundation

extension View {
  nonisolated public func buttonStyle<S: ButtonStyle>(_ s: S) -> some View { _m }
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ s: S) -> some View { _m }
  nonisolated public func pickerStyle(_ s: PickerStyle) -> some View { _m }
  nonisolated public func labelStyle(_ s: LabelStyle) -> some View { _m }
  nonisolated public func progressViewStyle(_ s: ProgressViewStyle) -> some View { _m }
  nonisolated public func controlSize(_ s: ControlSize) -> some View { _m }
  nonisolated public func labelsHidden() -> some View { _m }
  nonisolated public func scrollContentBackground(_ v: Visibility) -> some View { _m }
}
