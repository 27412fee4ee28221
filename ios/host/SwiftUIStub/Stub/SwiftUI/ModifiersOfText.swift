// How text is set.
import Foundation

extension View {
  nonisolated public func font(_ f: Font?) -> some View { _m }
  nonisolated public func bold(_ on: Bool = true) -> some View { _m }
  nonisolated public func fontWeight(_ w: Font.Weight?) -> some View { _m }
  nonisolated public func monospacedDigit() -> some View { _m }
  nonisolated public func lineLimit(_ n: Int?) -> some View { _m }
  nonisolated public func multilineTextAlignment(_ a: TextAlignment) -> some View { _m }
  nonisolated public func dynamicTypeSize(_ r: ClosedRange<DynamicTypeSize>) -> some View { _m }
}
