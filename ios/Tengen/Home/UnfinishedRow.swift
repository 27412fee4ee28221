import SwiftUI
import TengenKit

/// A game that was left: one tap takes it up again.
struct UnfinishedRow: View {
  let state: UnfinishedState
  let onIntent: (HomeIntent) -> Void

  var body: some View {
    Button {
      onIntent(.open(state.game))
    } label: {
      HStack(spacing: Space.large) {
        BoardThumbnail(state: state.board, side: 64)
        VStack(alignment: .leading, spacing: 0) {
          Sentence(state.players).font(.rowTitle)
          Sentence(state.status).font(.detail)
          if let terms = state.terms { Sentence(terms).font(.detail).secondary() }
          Sentence(state.ago).font(.detail).secondary()
        }
        .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
        Icon.forward.image.secondary().accessibilityHidden(true)
      }
      .padding(Space.small)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("game-\(state.game)")
  }
}
