import SwiftUI
import TengenKit

import struct TengenKit.Point

/// A point that was meant, and whether crossings were so large that no second step is needed.
struct BoardTap {
  let point: Point
  let isRoomy: Bool
}

/// One finger taps and moves an enlarged board, two spread it.
struct BoardFingers: ViewModifier {
  @Binding var touch: BoardTouch
  let geometry: BoardGeometry
  let onTap: (BoardTap) -> Void

  // These fall back by themselves, also where the system takes a gesture away before its end.
  @GestureState private var isDown = false
  @GestureState private var isSpread = false

  func body(content: Content) -> some View {
    content
      .contentShape(Rectangle())
      .gesture(draw, including: touch.zoom.isEnlarged ? .all : .subviews)
      .simultaneousGesture(tap)
      .simultaneousGesture(spread)
      .onChange(of: isDown || isSpread) { _, isTouched in
        if !isTouched { touch.end() }
      }
  }

  private var tap: some Gesture {
    DragGesture(minimumDistance: 0)
      .updating($isDown) { _, isDown, _ in isDown = true }
      .onEnded { value in
        guard let point = touch.tap(from: value.startLocation, to: value.location, on: geometry) else { return }
        onTap(BoardTap(point: point, isRoomy: geometry.isRoomy))
      }
  }

  private var draw: some Gesture {
    DragGesture(minimumDistance: 10)
      .onChanged { touch.draw(by: $0.translation, side: geometry.side) }
  }

  private var spread: some Gesture {
    MagnifyGesture()
      .updating($isSpread) { _, isSpread, _ in isSpread = true }
      .onChanged { touch.spread(by: $0.magnification, around: $0.startLocation, side: geometry.side) }
  }
}
