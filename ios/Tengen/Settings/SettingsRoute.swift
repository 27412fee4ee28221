import SwiftUI
import TengenKit

/// The settings over their model.
struct SettingsRoute: View {
  let model: SettingsModel

  var body: some View { SettingsScreen(state: model.state) { model.send($0) } }
}
