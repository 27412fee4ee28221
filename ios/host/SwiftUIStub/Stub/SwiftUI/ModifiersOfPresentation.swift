// What comes over or in place of a view.
import Foundation

extension View {
  nonisolated public func navigationTitle(_ k: LocalizedStringKey) -> some View { _m }
  @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ s: S) -> some View { _m }
  nonisolated public func navigationBarTitleDisplayMode(_ m: TitleDisplayMode) -> some View { _m }
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { _m }
  nonisolated public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V)
    -> some View
  { _m }
  nonisolated public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View { _m }
  nonisolated public func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { _m }
  nonisolated public func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { _m }
  nonisolated public func presentationDetents(_ d: Set<PresentationDetent>) -> some View { _m }
}

extension View {
  nonisolated public func presentationBackground<S: ShapeStyle>(_ s: S) -> some View { _m }
  nonisolated public func presentationDragIndicator(_ v: Visibility) -> some View { _m }
}
