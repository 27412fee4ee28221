import SwiftUI
import TengenKit

/// The sheet on which a game is set up. Start stays in sight whatever the sheet's height.
struct NewGameSheet: View {
  let state: NewGameState
  let onIntent: (NewGameIntent) -> Void

  @Environment(\.palette) private var palette

  var body: some View {
    SheetPage {
      Sentence(.newgameTitle).font(.screenTitle).accessibilityAddTraits(.isHeader)
      if let problem = state.problem { Banner(problem) }
      Alternatives(alternatives: state.kinds, onIntent: onIntent)
      TermsForm(state: state.terms) { onIntent(.setTerms($0)) }
      ForEach(state.seats) { SeatFields(seat: $0, onIntent: onIntent) }
      Field(words(.newgameColour)) { Alternatives(alternatives: state.colours, onIntent: onIntent) }
    }
    .safeAreaInset(edge: .bottom) { start }
  }

  private var start: some View {
    Button {
      onIntent(.start)
    } label: {
      Sentence(.newgameStart)
    }
    .buttonStyle(.tengen(.primary, isWide: true))
    .keyboardShortcut(.defaultAction)
    .accessibilityIdentifier("start")
    .frame(maxWidth: readableWidth - 2 * Space.wide)
    .padding(.horizontal, Space.wide)
    .padding(.vertical, Space.small)
    .frame(maxWidth: .infinity)
    .background(.of(palette.surface))
  }
}

/// One seat: a person's name, or the computer's level.
private struct SeatFields: View {
  let seat: SeatState
  let onIntent: (NewGameIntent) -> Void

  var body: some View {
    switch seat {
    case .person(let label, let name, let place):
      LineField(label: label, text: name) { onIntent(.setName(place, $0)) }
    case .computer(let label, let levels, _):
      Field(label) { Alternatives(alternatives: levels, onIntent: onIntent) }
    }
  }
}
