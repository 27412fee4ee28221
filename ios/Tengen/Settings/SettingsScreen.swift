import SwiftUI
import TengenKit

/// What can be set, one scrolling page.
struct SettingsScreen: View {
  let state: SettingsState
  let onIntent: (SettingsIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.wide) {
        if let problem = state.problem { Banner(problem) }
        field(.settingsPlacement, state.placements, meaning: state.placementMeaning)
        field(.settingsTheme, state.themes)
        field(.settingsLanguage, state.languages)
        startOnHome
      }
      .frame(maxWidth: readableWidth)
      .padding(.horizontal, Space.large)
      .padding(.vertical, Space.medium)
      .frame(maxWidth: .infinity)
    }
    .paper()
    .navigationTitle(catalogue.read(.settingsTitle))
    .navigationBarTitleDisplayMode(.inline)
  }

  private func field(
    _ title: Key, _ alternatives: [Alternative<SettingsIntent>], meaning: Words? = nil
  ) -> some View {
    Field(words(title), meaning: meaning) { Alternatives(alternatives: alternatives, onIntent: onIntent) }
  }

  private var startOnHome: some View {
    Toggle(isOn: Binding(get: { state.startOnHome }, set: { onIntent(.setStartOnHome($0)) })) {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(.settingsStartOnHome).font(.plain)
        Sentence(.settingsStartOnHomeMeaning).font(.detail).secondary()
      }
    }
    .accessibilityIdentifier("start-on-home")
  }
}
