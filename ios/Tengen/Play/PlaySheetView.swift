import SwiftUI
import TengenKit

/// What lies over the play screen.
struct PlaySheetView: View {
  let state: PlaySheetState
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    SheetPage {
      switch state {
      case .more(let more): MoreActions(state: more, onIntent: onIntent)
      case .resignQuestion: ResignQuestion(onIntent: onIntent)
      case .openings(let openings): OpeningCards(openings: openings, onIntent: onIntent)
      case .fifths(let numbers): FifthNumbers(numbers: numbers, onIntent: onIntent)
      case .clocks(let clocks): ClockProposals(clocks: clocks, onIntent: onIntent)
      }
    }
    .presentationDetents([.medium, .large])
  }
}

/// The actions that have no place under the board. Resign is the lowest: nothing else that is tapped in a game lies
/// there.
private struct MoreActions: View {
  let state: MoreState
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      row(.playHome, .home, .goHome)
      row(.playSettings, .settings, .openSettings)
      if state.canProposeClocks { row(.playNewClocks, .clock, .openClocks) }
      if state.asksRestart {
        row(.playOfferRestart, .restart, .offerRestart, meaning: .playRestartMeaning)
      } else if !state.isRoom {
        row(.playRestart, .restart, .restart, meaning: .playRestartMeaning)
      }
      if state.canSettle { row(.nearbySettle, .terms, .settle) }
      if state.isRoom { row(.companyLeave, .leave, .leaveRoom) }
      if state.canOfferDraw { row(.playOfferDraw, .draw, .offerDraw) }
      if state.canResign { row(.playResign, .resign, .askResign) }
    }
  }

  private func row(_ label: Key, _ icon: Icon, _ intent: PlayIntent, meaning: Key? = nil) -> some View {
    Button {
      onIntent(intent)
    } label: {
      HStack(spacing: Space.large) {
        icon.image.frame(width: 28).accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 0) {
          Sentence(label).font(.plain)
          if let meaning { Sentence(meaning).font(.detail).secondary() }
        }
        Spacer(minLength: 0)
      }
      .multilineTextAlignment(.leading)
      .padding(.vertical, Space.small)
      .frame(minHeight: 56)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier(label.rawValue)
  }
}

/// "Resign?" The answer that ends the game lies where neither the row that asked nor Place was.
private struct ResignQuestion: View {
  let onIntent: (PlayIntent) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.tight) {
      Sentence(.playResignQuestion).font(.screenTitle).accessibilityAddTraits(.isHeader)
      Sentence(.playResignMeaning).font(.plain).secondary()
    }
    WideButton(label: .playResign, kind: .danger, intent: .resign, onIntent: onIntent)
    WideButton(label: .playResignNot, kind: .quiet, intent: .closeSheet, onIntent: onIntent)
  }
}
