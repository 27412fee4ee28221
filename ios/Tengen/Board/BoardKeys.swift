import SwiftUI
import TengenKit

/// A keyboard's arrows aim over the board; Return and Escape belong to the bar that places.
struct BoardKeys: ViewModifier {
  let onMove: (BoardDirection) -> Void

  @FocusState private var isFocused: Bool

  init(onMove: @escaping (BoardDirection) -> Void) { self.onMove = onMove }

  private static let directions: [KeyEquivalent: BoardDirection] = [
    .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
  ]

  func body(content: Content) -> some View {
    content
      .focusable(interactions: .edit)
      .focusEffectDisabled()
      .focused($isFocused)
      .onKeyPress(keys: Set(Self.directions.keys)) { press in
        guard let direction = Self.directions[press.key] else { return .ignored }
        onMove(direction)
        return .handled
      }
      .onAppear { isFocused = true }
  }
}
