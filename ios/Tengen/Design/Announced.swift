import SwiftUI
import TengenKit

extension View {
  /// Has a screen reader tell `words` when they change, wherever it is just now, and `atOnce` also as they appear. What
  /// is said for the second time in the same words has another `number`.
  func announced(_ words: Words?, number: Int = 0, atOnce: Bool = true) -> some View {
    modifier(Announced(told: Told(words: words, number: number), atOnce: atOnce))
  }
}

private struct Told: Equatable {
  let words: Words?
  let number: Int
}

private struct Announced: ViewModifier {
  let told: Told
  let atOnce: Bool

  @Environment(\.catalogue) private var catalogue

  func body(content: Content) -> some View {
    content.onChange(of: told, initial: atOnce) { _, now in
      if let words = now.words { AccessibilityNotification.Announcement(catalogue.read(words)).post() }
    }
  }
}
