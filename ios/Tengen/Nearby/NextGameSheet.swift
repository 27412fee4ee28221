import SwiftUI
import TengenKit

/// By what the next game of a room is played.
struct NextGameSheet: View {
  let state: TermsSheetState
  let onTerms: (TermsIntent) -> Void
  let onSave: () -> Void

  var body: some View {
    SheetPage {
      Sentence(.nearbySettle).font(.screenTitle).accessibilityAddTraits(.isHeader)
      if let problem = state.problem { Banner(problem) }
      TermsForm(state: state.terms, onIntent: onTerms)
    }
    .safeAreaInset(edge: .bottom) {
      SheetFoot {
        WideButton(label: .nearbySettleSave, kind: .primary, intent: ()) { onSave() }
      }
    }
  }
}
