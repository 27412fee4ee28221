import SwiftUI
import TengenKit

/// The process of the app: it owns the open games, the window comes and goes over them.
@main
struct TengenApp: App {
  @State private var model = AppModel(
    folder: DataFolder.prepared(below: .applicationSupportDirectory, attributes: .ofGames), ports: .phone)
  @Environment(\.scenePhase) private var phase

  var body: some Scene {
    WindowGroup { RootView(model: model) }
      .commands { GameCommands(model: model) }
      .onChange(of: phase) { follow(phase) }
  }

  /// Out of sight nothing may think, and the system may stop the process at any moment.
  private func follow(_ phase: ScenePhase) {
    switch phase {
    case .background: BackgroundTime.finish { await model.enterBackground() }
    case .active: Task { await model.enterForeground() }
    default: break
    }
  }
}
