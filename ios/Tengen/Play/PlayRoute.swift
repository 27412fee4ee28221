import SwiftUI
import TengenKit

/// The game on the table over its model.
struct PlayRoute: View {
  let model: PlayModel

  var body: some View {
    PlayScreen(state: model.state, clocks: model.clocks) { model.send($0) }
  }
}
