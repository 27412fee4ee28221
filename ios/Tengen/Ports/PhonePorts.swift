import Foundation
import TengenKit
import UIKit

extension Ports {
  /// What the models ask of the phone, answered by the phone.
  @MainActor static let phone = Ports(
    haptics: .phone,
    discovery: DnsSd(),
    network: PathWatch(),
    deviceName: UIDevice.current.name,
    askForNetwork: openSettings
  )
}

/// The system asks for the local network once, by itself; what was denied is changed in its settings.
@MainActor
private func openSettings() {
  guard let url = URL(string: UIApplication.openSettingsURLString) else { return }
  UIApplication.shared.open(url)
}

extension Haptics {
  fileprivate static let phone = Haptics { feeling in
    switch feeling {
    case .stone: UIImpactFeedbackGenerator(style: .rigid).impactOccurred()
    case .refusal: UINotificationFeedbackGenerator().notificationOccurred(.warning)
    case .end: UINotificationFeedbackGenerator().notificationOccurred(.success)
    }
  }
}
