import SwiftUI
import TengenKit

/// Home over its model.
struct HomeRoute: View {
  let model: HomeModel

  var body: some View {
    HomeScreen(state: model.state) { model.send($0) }
      .task { await model.followTime() }
  }
}
