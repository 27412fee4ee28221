import SwiftUI

/// The sizes of text: the system's own styles, which follow the reader's wish.
extension Font {
  static let screenTitle = Font.title2.weight(.semibold)
  static let cardTitle = Font.headline
  static let rowTitle = Font.subheadline.weight(.semibold)
  static let plain = Font.body
  static let detail = Font.subheadline
  static let actionLabel = Font.caption.weight(.medium)
}

extension View {
  /// Is said beside the main thing.
  func secondary() -> some View { modifier(Secondary()) }
}

private struct Secondary: ViewModifier {
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View { content.foregroundStyle(.of(palette.secondary)) }
}
