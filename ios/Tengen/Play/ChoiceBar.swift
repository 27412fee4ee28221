import SwiftUI
import TengenKit

/// What can be answered to the message above: side by side and equally large, the largest letters one under the other.
struct ChoiceBar: View {
  let choices: [PlayChoice]
  let onIntent: (PlayIntent) -> Void

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    layout {
      ForEach(choices) { choice in
        Button {
          onIntent(choice.intent)
        } label: {
          Sentence(choice.label).frame(maxHeight: .infinity)
        }
        .buttonStyle(.tengen(.quiet, isWide: true))
        .accessibilityIdentifier(choice.tag)
      }
    }
    .fixedSize(horizontal: false, vertical: true)
  }

  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(spacing: Space.small)) : AnyLayout(HStackLayout(spacing: Space.small))
  }
}
