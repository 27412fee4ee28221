import SwiftUI
import TengenKit

/// The sheet for a new game over its model.
struct NewGameRoute: View {
  let model: NewGameModel

  /// What is shown while the sheet slides away and the model has forgotten it.
  @State private var last: NewGameState?

  var body: some View {
    content
      .presentationDetents([.medium, .large])
      .onChange(of: model.state, initial: true) { _, now in last = now ?? last }
  }

  @ViewBuilder private var content: some View {
    if let state = model.state ?? last {
      NewGameSheet(state: state) { model.send($0) }
    }
  }
}
