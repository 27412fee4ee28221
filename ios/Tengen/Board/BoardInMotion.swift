import SwiftUI
import TengenKit

/// The stones and marks, with what moves when the board changes: a stone that lands, the line through a five.
struct BoardInMotion: View {
  let state: BoardState
  let geometry: BoardGeometry

  @Environment(\.accessibilityReduceMotion) private var isReduced
  @State private var landed: CGFloat = 1
  @State private var drawn: CGFloat = 1

  var body: some View {
    Stones(state: state, geometry: geometry, landed: landed, drawn: drawn)
      .onChange(of: state) { before, now in move(BoardMotion(from: before, to: now, isReduced: isReduced)) }
  }

  private func move(_ motion: BoardMotion) {
    if motion.lands {
      landed = 0
      withAnimation(.easeOut(duration: BoardMotion.landingSeconds)) { landed = 1 }
    }
    if motion.drawsLine {
      drawn = 0
      withAnimation(.linear(duration: BoardMotion.lineSeconds)) { drawn = 1 }
    }
  }
}

/// One picture of the way; `landed` and `drawn` run from 0 to 1.
private struct Stones: View, Animatable {
  let state: BoardState
  let geometry: BoardGeometry
  var landed: CGFloat
  var drawn: CGFloat

  @Environment(\.boardTheme) private var theme

  nonisolated var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(landed, drawn) }
    set { (landed, drawn) = (newValue.first, newValue.second) }
  }

  var body: some View {
    let painter = BoardPainter(state: state, geometry: geometry, theme: theme)
    let scale = BoardMotion.landingScale + (1 - BoardMotion.landingScale) * landed
    Canvas { [drawn] context, _ in
      painter.draw(on: ContextCanvas(context), landingScale: scale, lineProgress: drawn)
    }
  }
}
