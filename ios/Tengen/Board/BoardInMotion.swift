import SwiftUI
import TengenKit

/// The stones and marks, with what moves when the board changes: a stone that lands, the line through a five.
struct BoardInMotion: View {
  let state: BoardState
  let geometry: BoardGeometry

  @Environment(\.accessibilityReduceMotion) private var isReduced
  @State private var motion: BoardMotion?
  @State private var motions = 0

  var body: some View {
    MovingStones(state: state, geometry: geometry, motion: motion)
      // Another motion is another view, which begins where its motion begins.
      .id(motions)
      .onChange(of: state) { before, now in
        let next = BoardMotion(from: before, to: now, isReduced: isReduced)
        guard next.lands || next.drawsLine else { return }
        motion = next
        motions += 1
      }
  }
}

/// One motion, from its beginning to its end.
private struct MovingStones: View {
  let state: BoardState
  let geometry: BoardGeometry

  @State private var landed: CGFloat
  @State private var drawn: CGFloat

  init(state: BoardState, geometry: BoardGeometry, motion: BoardMotion?) {
    self.state = state
    self.geometry = geometry
    _landed = State(initialValue: motion?.lands == true ? 0 : 1)
    _drawn = State(initialValue: motion?.drawsLine == true ? 0 : 1)
  }

  var body: some View {
    Stones(state: state, geometry: geometry, landed: landed, drawn: drawn)
      .onAppear {
        withAnimation(.easeOut(duration: BoardMotion.landingSeconds)) { landed = 1 }
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
