import SwiftUI
import TengenKit

/// What the own strip turns into while a ghost stone waits: take it away or place it. Large letters get more lines.
struct PlaceBar: View {
  let stone: Stone
  let coordinate: String
  let onCancel: () -> Void
  let onPlace: () -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Space.small) {
        aim
        Spacer(minLength: 0)
        cancel
        place
      }
      VStack(alignment: .leading, spacing: Space.small) {
        aim
        HStack(spacing: Space.small) {
          cancel
          place
        }
      }
      VStack(alignment: .leading, spacing: Space.small) {
        aim
        cancel
        place
      }
    }
    .modifier(StripFrame(isRaised: true))
  }

  private var aim: some View {
    HStack(spacing: Space.small) {
      StoneIcon(stone: stone)
      Text(verbatim: coordinate)
        .font(.screenTitle.monospacedDigit())
        .lineLimit(1)
        .accessibilityIdentifier("coordinate")
    }
  }

  private var cancel: some View {
    Button {
      onCancel()
    } label: {
      Sentence(.gameCancel).lineLimit(1)
    }
    .buttonStyle(.tengen(.text))
    .keyboardShortcut(.cancelAction)
    .accessibilityIdentifier("cancel")
  }

  private var place: some View {
    Button {
      onPlace()
    } label: {
      Sentence(.gamePlace).lineLimit(1)
    }
    .buttonStyle(.tengen(.primary))
    .keyboardShortcut(.defaultAction)
    .accessibilityIdentifier("place")
  }
}
