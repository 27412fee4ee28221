import SwiftUI
import TengenKit

/// The places of the app, one over the other, home below all.
struct PlacesView: View {
  let model: RunningModel

  var body: some View {
    @Bindable var places = model.places
    NavigationStack(path: $places.path) {
      HomeRoute(model: model.home)
        .navigationDestination(for: Destination.self) { place($0) }
    }
    .sheet(isPresented: isSettingUp) { NewGameRoute(model: model.newGame) }
  }

  @ViewBuilder private func place(_ destination: Destination) -> some View {
    switch destination {
    case .play: PlayRoute(model: model.play).modifier(BesideSheets(model: model.beside))
    case .nearby: NearbyRoute(model: model.nearby)
    case .settings: SettingsRoute(model: model.settings)
    // Home is below the stack, the sheet over it.
    case .home, .newGame: EmptyView()
    }
  }

  private var isSettingUp: Binding<Bool> {
    Binding(get: { model.places.navigator.sheet != nil }, set: { if !$0 { model.newGame.send(.close) } })
  }
}
