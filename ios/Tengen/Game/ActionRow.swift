import SwiftUI
import TengenKit

/// A labelled action under the board.
struct GameAction<Intent: Hashable>: Identifiable {
  let icon: Icon
  let label: Words
  let intent: Intent
  var isEnabled = true

  var id: Intent { intent }
}

/// The actions of a game, of equal width; where the letters are too large for a row, in two rows.
struct ActionRow<Intent: Hashable>: View {
  let actions: [GameAction<Intent>]
  let onIntent: (Intent) -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      row(actions)
      VStack(spacing: Space.tight) {
        row(Array(actions.prefix(actions.count / 2)))
        row(Array(actions.dropFirst(actions.count / 2)))
      }
    }
  }

  private func row(_ actions: [GameAction<Intent>]) -> some View {
    HStack(alignment: .top, spacing: Space.tight) {
      ForEach(actions) { action in
        Button {
          onIntent(action.intent)
        } label: {
          ActionFace(icon: action.icon, label: action.label)
        }
        .buttonStyle(.plain)
        .disabled(!action.isEnabled)
        .opacity(action.isEnabled ? 1 : 0.4)
        .accessibilityIdentifier(String(describing: action.intent))
      }
    }
  }
}

private struct ActionFace: View {
  let icon: Icon
  let label: Words

  var body: some View {
    VStack(spacing: Space.tight) {
      icon.image.font(.title3).accessibilityHidden(true)
      Sentence(label).font(.actionLabel).lineLimit(1).fixedSize()
    }
    .padding(.vertical, Space.small)
    .frame(maxWidth: .infinity, minHeight: touchTarget)
    .contentShape(Rectangle())
  }
}
