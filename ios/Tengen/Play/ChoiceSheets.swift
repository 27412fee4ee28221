import SwiftUI
import TengenKit

/// The 26 openings, each with its stones, its name and what that means.
struct OpeningCards: View {
  let openings: [OpeningCard]
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    Sentence(.choiceOpenings).font(.screenTitle).accessibilityAddTraits(.isHeader)
    section(.playDirect, openings.filter(\.isDirect))
    section(.playIndirect, openings.filter { !$0.isDirect })
  }

  @ViewBuilder private func section(_ title: Key, _ openings: [OpeningCard]) -> some View {
    SectionTitle(title)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: OpeningFace.side + Space.small), alignment: .top)]) {
      ForEach(openings) { opening in
        Button {
          onIntent(opening.intent)
        } label: {
          OpeningFace(opening: opening)
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier(opening.tag)
      }
    }
  }
}

private struct OpeningFace: View {
  let opening: OpeningCard

  /// Three stand beside each other on the smallest phone.
  static let side: CGFloat = 80

  var body: some View {
    VStack(spacing: Space.tight) {
      BoardThumbnail(state: opening.board, side: Self.side, zoom: .middle)
      Sentence(opening.name).font(.actionLabel)
      Sentence(opening.meaning).font(.caption).secondary()
    }
    .multilineTextAlignment(.center)
    .padding(.vertical, Space.tight)
    .frame(maxWidth: .infinity)
    .contentShape(Rectangle())
  }
}

/// "How many fifth moves?"
struct FifthNumbers: View {
  let numbers: [PlayChoice]
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    Sentence(.playFifths).font(.screenTitle).accessibilityAddTraits(.isHeader)
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 64))]) { ChoiceButtons(choices: numbers, onIntent: onIntent) }
  }
}

/// Clocks to propose.
struct ClockProposals: View {
  let clocks: [PlayChoice]
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tight) {
      Sentence(.playNewClocks).font(.screenTitle).accessibilityAddTraits(.isHeader)
      Sentence(.playClocksMeaning).font(.plain).secondary()
    }
    ChoiceButtons(choices: clocks, onIntent: onIntent)
  }
}

/// Answers that are equally good, a wide button each.
private struct ChoiceButtons: View {
  let choices: [PlayChoice]
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    ForEach(choices) { choice in
      Button {
        onIntent(choice.intent)
      } label: {
        Sentence(choice.label)
      }
      .buttonStyle(.tengen(.quiet, isWide: true))
      .accessibilityIdentifier(choice.tag)
    }
  }
}
