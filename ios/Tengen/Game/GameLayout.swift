import SwiftUI
import TengenKit

/// Arranges a board and its surroundings as `GameFrames` says. Each part says by `gameSlot` which it is.
struct GameLayout: Layout {
  /// The height of a line of the message.
  let letter: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 480))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = Dictionary(subviews.map { ($0[GameSlotKey.self], $0) }, uniquingKeysWith: { first, _ in first })
    let layout = GameFrames(in: bounds.size, letter: letter) { slot, width in
      parts[slot]?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height ?? 0
    }
    for (slot, part) in parts {
      // What has no room stands out of sight, where nothing can touch it.
      let frame = layout.frames[slot] ?? CGRect(x: bounds.width, y: bounds.height, width: 0, height: 0)
      let corner = CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY)
      part.place(at: corner, proposal: ProposedViewSize(frame.size))
    }
  }
}

private struct GameSlotKey: LayoutValueKey {
  static let defaultValue = GameSlot.message
}

extension View {
  /// Is this part of a `GameLayout`.
  func gameSlot(_ slot: GameSlot) -> some View { layoutValue(key: GameSlotKey.self, value: slot) }
}
