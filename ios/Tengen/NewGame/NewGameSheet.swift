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
      ForEach(state.seats) { SeatFields(seat: $0, onIntent: onIntent) }
      Field(state.colourQuestion) { Alternatives(alternatives: state.colours, onIntent: onIntent) }
      Field(words(.newgameRules), meaning: state.rulesMeaning) {
        Alternatives(alternatives: state.rules, onIntent: onIntent)
      }
      SizeField(state: state, onIntent: onIntent)
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
      NameField(label: label, name: name) { onIntent(.setName(place, $0)) }
    case .computer(let label, let levels, _):
      Field(label) { Alternatives(alternatives: levels, onIntent: onIntent) }
    }
  }
}

private struct SizeField: View {
  let state: NewGameState
  let onIntent: (NewGameIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    Stepper(value: size, in: state.sizes) {
      VStack(alignment: .leading, spacing: 0) {
        SectionTitle(.newgameSize)
        Sentence(value).font(.cardTitle.monospacedDigit())
      }
    }
    .accessibilityValue(Text(verbatim: catalogue.read(value)))
    .accessibilityIdentifier("size")
  }

  private var value: Words { words(.newgameSizeValue, .number(state.size)) }

  private var size: Binding<Int> { Binding(get: { state.size }, set: { onIntent(.setSize($0)) }) }
}
