import SwiftUI
import TengenKit

/// Several things of which one is chosen: side by side; where the words are too long in two rows, from four things on,
/// or one under the other.
struct Alternatives<Intent: Hashable & Sendable>: View {
  let alternatives: [Alternative<Intent>]
  let onIntent: (Intent) -> Void

  @Environment(\.palette) private var palette

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Space.tight) { options(alternatives[...], wrap: false) }
      if alternatives.count >= 4 { twoRows }
      VStack(spacing: Space.tight) { options(alternatives[...], wrap: true) }
    }
    .padding(Space.tight)
    .background(.of(palette.sunken), in: RoundedRectangle(cornerRadius: Corner.medium))
    .accessibilityElement(children: .contain)
  }

  private var twoRows: some View {
    let middle = (alternatives.count + 1) / 2
    return VStack(spacing: Space.tight) {
      HStack(spacing: Space.tight) { options(alternatives[..<middle], wrap: false) }
      HStack(spacing: Space.tight) { options(alternatives[middle...], wrap: false) }
    }
  }

  private func options(_ alternatives: ArraySlice<Alternative<Intent>>, wrap: Bool) -> some View {
    ForEach(alternatives) { alternative in
      Button {
        onIntent(alternative.intent)
      } label: {
        AlternativeFace(label: alternative.label, isChosen: alternative.isChosen, wraps: wrap)
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(alternative.isChosen ? .isSelected : [])
    }
  }
}

private struct AlternativeFace: View {
  let label: Words
  let isChosen: Bool

  /// Whether the words may take several lines.
  let wraps: Bool

  @Environment(\.palette) private var palette

  var body: some View {
    Sentence(label)
      .font(.detail.weight(isChosen ? .semibold : .regular))
      .foregroundStyle(.of(isChosen ? palette.onAccent : palette.text))
      .lineLimit(wraps ? nil : 1)
      .multilineTextAlignment(.center)
      .fixedSize(horizontal: !wraps, vertical: true)
      .padding(.horizontal, Space.small)
      .frame(maxWidth: .infinity, minHeight: touchTarget - 2 * Space.tight)
      .background(
        .of(isChosen ? palette.accent : palette.sunken), in: RoundedRectangle(cornerRadius: Corner.small)
      )
      .contentShape(Rectangle())
  }
}
