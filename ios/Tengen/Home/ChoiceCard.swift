import SwiftUI
import TengenKit

/// One way to play: the card starts at once, the pencil sets up first.
struct ChoiceCard: View {
  let state: ChoiceState
  let onIntent: (HomeIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    HStack(spacing: 0) {
      start
      edit
    }
    .card()
  }

  private var start: some View {
    Button {
      onIntent(.start(state.kind))
    } label: {
      HStack(spacing: Space.large) {
        icon.image.font(.title2).frame(width: 32).accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 0) {
          Sentence(state.title).font(.cardTitle)
          Sentence(state.detail).font(.detail).secondary()
        }
        .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
      }
      .padding(.leading, Space.large)
      .padding(.vertical, Space.medium)
      .frame(minHeight: 84)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("start-\(state.kind.rawValue)")
  }

  private var edit: some View {
    Button {
      onIntent(.edit(state.kind))
    } label: {
      Icon.edit.image.font(.title3).frame(width: 64).frame(minHeight: 84).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: catalogue.read(words(.homeEdit, state.title))))
    .accessibilityIdentifier("edit-\(state.kind.rawValue)")
  }

  private var icon: Icon {
    switch state.kind {
    case .againstComputer: .computer
    case .twoPeople: .people
    case .watch: .watch
    }
  }
}
