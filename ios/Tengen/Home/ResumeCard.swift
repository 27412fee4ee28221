import SwiftUI
import TengenKit

/// The game on the table: a small picture of it, who is to move, since when.
struct ResumeCard: View {
  let state: ResumeState
  let onIntent: (HomeIntent) -> Void

  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.palette) private var palette

  var body: some View {
    Button {
      onIntent(.continue)
    } label: {
      layout {
        BoardThumbnail(state: state.board, side: 116)
        words
      }
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(Space.large)
      .card()
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("continue")
  }

  /// The largest letters want the whole width.
  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: Space.large))
      : AnyLayout(HStackLayout(spacing: Space.large))
  }

  private var words: some View {
    VStack(alignment: .leading, spacing: Space.tight) {
      Sentence(state.title).font(.screenTitle).foregroundStyle(.of(palette.accent))
      Sentence(state.players).font(.rowTitle)
      Sentence(state.status).font(.detail)
      if let terms = state.terms { Sentence(terms).font(.detail).secondary() }
      Sentence(state.ago).font(.detail).secondary()
    }
    .multilineTextAlignment(.leading)
  }
}
