// Where a view stands and how large it is.
import Foundation

extension View {
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { _m }
  nonisolated public func padding(_ length: CGFloat) -> some View { _m }
  nonisolated public func padding(_ i: EdgeInsets) -> some View { _m }
  nonisolated public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center)
    -> some View
  { _m }
  nonisolated public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _m }
  nonisolated public func aspectRatio(_ r: CGFloat? = nil, contentMode: ContentMode) -> some View { _m }
  nonisolated public func fixedSize() -> some View { _m }
  nonisolated public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _m }
  nonisolated public func position(_ p: CGPoint) -> some View { _m }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _m }
  nonisolated public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { _m }
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View { _m }
  nonisolated public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    _m
  }
  nonisolated public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
    -> some View
  { _m }
  nonisolated public func background<S: ShapeStyle>(_ s: S, ignoresSafeAreaEdges: Edge.Set = .all) -> some View { _m }
  nonisolated public func background<S: ShapeStyle, T: InsettableShape>(_ s: S, in: T) -> some View { _m }
}
