import SwiftUI
import TengenKit

/// Over the board: what the match has come to, and which of the 26 openings is played.
struct Heading: View {
  let score: Words?
  let pattern: Words?

  var body: some View {
    HStack(spacing: Space.large) {
      if let score { Sentence(score).font(.rowTitle.monospacedDigit()).accessibilityIdentifier("score") }
      if let pattern { Sentence(pattern).font(.detail).secondary().accessibilityIdentifier("pattern") }
    }
    .lineLimit(1)
  }
}

/// The line under the board; one can scroll to what is longer than the room for it.
struct Message: View {
  let state: MessageState

  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      Sentence(state.words)
        .font(state.tone == .result ? .cardTitle : .plain)
        .foregroundStyle(.of(color))
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, Space.medium)
    }
    .scrollBounceBehavior(.basedOnSize)
    .accessibilityIdentifier("message")
  }

  private var color: Tint {
    switch state.tone {
    case .quiet: palette.secondary
    case .answer, .result: palette.text
    case .refusal: palette.danger
    }
  }
}

/// What stands in the lower strip's place when the game is over. Its buttons stand left, where neither Place nor Cancel
/// was: a second tap on Place must not begin another game.
struct OverBar: View {
  let canRestart: Bool
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Space.small) { answers }
      VStack(alignment: .leading, spacing: Space.small) { answers }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .modifier(StripFrame(isRaised: false))
  }

  @ViewBuilder private var answers: some View {
    if canRestart {
      Button {
        onIntent(.restart)
      } label: {
        Sentence(.playRematch).lineLimit(1)
      }
      .buttonStyle(.tengen(.primary))
      .accessibilityIdentifier("rematch")
    }
    Button {
      onIntent(.goHome)
    } label: {
      Sentence(.playHome).lineLimit(1)
    }
    .buttonStyle(.tengen(.quiet))
    .accessibilityIdentifier("over-home")
  }
}
