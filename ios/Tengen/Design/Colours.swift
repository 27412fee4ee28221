import SwiftUI
import TengenKit

extension Color {
  /// The kit's colour.
  init(_ tint: Tint) {
    self.init(.sRGB, red: tint.red, green: tint.green, blue: tint.blue, opacity: tint.opacity)
  }
}

extension ShapeStyle where Self == Color {
  /// The kit's colour: `.tint` is another thing in SwiftUI.
  static func of(_ tint: Tint) -> Color { Color(tint) }
}

extension EnvironmentValues {
  /// The colours of a light or of a dark screen, whichever this is.
  var palette: Palette { .of(dark: colorScheme == .dark) }

  /// The board of this screen.
  var boardTheme: BoardTheme { .of(dark: colorScheme == .dark) }
}
