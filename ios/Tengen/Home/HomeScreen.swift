import SwiftUI
import TengenKit

/// Where games begin and are found again.
struct HomeScreen: View {
  let state: HomeState
  let onIntent: (HomeIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    ScrollView {
      LazyVStack(spacing: Space.medium) {
        if let problem = state.problem { Banner(problem) }
        if let resume = state.resume { ResumeCard(state: resume, onIntent: onIntent) }
        ForEach(state.choices) { ChoiceCard(state: $0, onIntent: onIntent) }
        NearbyCard(onIntent: onIntent)
        unfinished
      }
      .frame(maxWidth: readableWidth)
      .padding(.horizontal, Space.large)
      .padding(.bottom, Space.wide)
      .frame(maxWidth: .infinity)
    }
    .paper()
    .navigationTitle(catalogue.read(.appName))
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { settings }
    }
  }

  private var settings: some View {
    Button {
      onIntent(.openSettings)
    } label: {
      SentenceLabel(.homeSettings, icon: .settings)
    }
    .accessibilityIdentifier("open-settings")
  }

  @ViewBuilder private var unfinished: some View {
    if !state.unfinished.isEmpty {
      SectionTitle(.homeUnfinished).padding(.top, Space.medium)
      ForEach(state.unfinished) { UnfinishedRow(state: $0, onIntent: onIntent) }
    }
  }
}
