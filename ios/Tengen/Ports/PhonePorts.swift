import TengenKit
import UIKit

extension Ports {
  /// What the models ask of the phone, answered by the phone.
  static let phone = Ports(haptics: .phone)
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
