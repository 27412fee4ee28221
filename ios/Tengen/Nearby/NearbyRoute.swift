import SwiftUI
import TengenKit

/// Those nearby over their model.
struct NearbyRoute: View {
  let model: NearbyModel

  var body: some View {
    NearbyScreen(state: model.state) { model.send($0) }
      .onAppear { model.enter() }
  }
}
