// What a screen reader is told.
import Foundation

extension View {
  nonisolated public func accessibilityLabel(_ k: LocalizedStringKey) -> some View { _m }
  nonisolated public func accessibilityLabel(_ t: Text) -> some View { _m }
  @_disfavoredOverload nonisolated public func accessibilityLabel<S: StringProtocol>(_ s: S) -> some View { _m }
  nonisolated public func accessibilityValue(_ k: LocalizedStringKey) -> some View { _m }
  nonisolated public func accessibilityValue(_ t: Text) -> some View { _m }
  @_disfavoredOverload nonisolated public func accessibilityValue<S: StringProtocol>(_ s: S) -> some View { _m }
  nonisolated public func accessibilityIdentifier(_ s: String) -> some View { _m }
  nonisolated public func accessibilityHidden(_ h: Bool) -> some View { _m }
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _m }
  nonisolated public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { _m }
  nonisolated public func accessibilityAddTraits(_ t: AccessibilityTraits) -> some View { _m }
  nonisolated public func accessibilityAction(_ k: AccessibilityActionKind = .default, _ h: @escaping () -> Void)
    -> some View
  { _m }
  nonisolated public func accessibilityAction(named: LocalizedStringKey, _ h: @escaping () -> Void) -> some View { _m }
}
