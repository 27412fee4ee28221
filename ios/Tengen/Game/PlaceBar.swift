import SwiftUI
import TengenKit

/// What the own strip turns into while a ghost stone waits: take it away or place it.
struct PlaceBar: View {
  let stone: Stone
  let coordinate: String
  let onCancel: () -> Void
  let onPlace: () -> Void

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    HStack(spacing: Space.small) {
      // The largest letters need the stone's room.
      if !typeSize.isAccessibilitySize { StoneIcon(stone: stone) }
      Text(verbatim: coordinate)
        .font(.screenTitle.monospacedDigit())
        .lineLimit(1)
        .accessibilityIdentifier("coordinate")
      Spacer(minLength: 0)
      Button {
        onCancel()
      } label: {
        Sentence(.gameCancel).lineLimit(1)
      }
      .buttonStyle(.tengen(.text))
      .keyboardShortcut(.cancelAction)
      .accessibilityIdentifier("cancel")
      Button {
        onPlace()
      } label: {
        Sentence(.gamePlace).lineLimit(1)
      }
      .buttonStyle(.tengen(.primary))
      .keyboardShortcut(.defaultAction)
      .accessibilityIdentifier("place")
    }
    .modifier(StripFrame(isRaised: true))
  }
}
