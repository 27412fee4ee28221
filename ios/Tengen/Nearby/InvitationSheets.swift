import SwiftUI
import TengenKit

/// Somebody proposes a game.
struct IncomingSheet: View {
  let state: IncomingSheetState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    SheetPage {
      VStack(alignment: .leading, spacing: Space.tight) {
        Sentence(state.title).font(.screenTitle).accessibilityAddTraits(.isHeader)
        Sentence(state.setup).font(.plain)
        Sentence(state.colour).font(.plain)
      }
      if let warning = state.warning { Banner(warning) }
      CodeFace(code: state.code)
      compared
      if let aside = state.aside { Sentence(aside).font(.detail).secondary() }
    }
    .safeAreaInset(edge: .bottom) { SheetFoot { answers } }
  }

  /// Side by side, so that the code above stays in sight on a low screen; the largest letters don't fit so.
  private var answers: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Space.small) { bothAnswers }
      VStack(spacing: Space.small) { bothAnswers }
    }
  }

  @ViewBuilder private var bothAnswers: some View {
    WideButton(label: .nearbyDecline, kind: .quiet, intent: .decline, onIntent: onIntent)
    WideButton(label: .nearbyAccept, kind: .primary, intent: .accept, onIntent: onIntent)
  }

  private var compared: some View {
    Toggle(isOn: Binding(get: { state.isCompared }, set: { onIntent(.setCompared($0)) })) {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(.nearbyIncomingCompared).font(.plain)
        Sentence(.nearbyIncomingCodeMeaning).font(.detail).secondary()
      }
    }
    .accessibilityIdentifier("compared")
  }
}

/// Somebody was asked, or is being called.
struct OutgoingSheet: View {
  let state: OutgoingSheetState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    SheetPage {
      Sentence(state.title).font(.screenTitle).accessibilityAddTraits(.isHeader).announced(state.title)
      if let warning = state.warning { Banner(warning) }
      if !state.isOver {
        ProgressView().frame(maxWidth: .infinity)
        if let code = state.code { CodeFace(code: code) }
      }
      WideButton(
        label: state.isOver ? .nearbyClose : .nearbyOutgoingWithdraw, kind: .quiet, intent: .withdraw,
        onIntent: onIntent
      )
    }
  }
}

/// The number that both devices show.
private struct CodeFace: View {
  let code: String

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      Sentence(.nearbyIncomingCode).font(.detail).secondary()
      // Digit by digit, as one compares them.
      Text(verbatim: code)
        .font(.largeTitle.monospacedDigit())
        .foregroundStyle(.of(palette.accent))
        .speechSpellsOutCharacters()
        .accessibilityIdentifier("code")
    }
    .frame(maxWidth: .infinity)
  }
}
