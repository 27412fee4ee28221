import SwiftUI
import TengenKit

/// While the games are being opened.
struct OpeningScreen: View {
  var body: some View {
    VStack(spacing: Space.large) {
      Sentence(.appName).font(.largeTitle.weight(.semibold))
      ProgressView()
      Sentence(.appOpening).font(.detail).secondary()
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .paper()
  }
}

/// The games can't be opened: says why and what to do.
struct StartProblemScreen: View {
  let problem: Words

  @Environment(\.palette) private var palette

  var body: some View {
    ScrollView {
      VStack(spacing: Space.large) {
        Icon.warning.image
          .font(.largeTitle)
          .foregroundStyle(.of(palette.danger))
          .accessibilityHidden(true)
        Sentence(.appCannotOpen).font(.screenTitle).accessibilityAddTraits(.isHeader)
        Sentence(problem).font(.plain).accessibilityIdentifier("start-problem")
      }
      .frame(maxWidth: readableWidth)
      .padding(Space.wide)
      .frame(maxWidth: .infinity)
    }
    .paper()
  }
}
