/// The colours of everything but the board: paper, ink and one seal of vermilion.
///
/// Text in `text`, `secondary`, `accent` or `danger` has at least 4.5:1 on `background`, `surface` and `sunken`.
public struct Palette: Hashable, Sendable {
  public let isDark: Bool
  public let background: Tint
  public let surface: Tint

  /// Ground of what lies a little lower than the paper: tracks, quiet buttons, chips.
  public let sunken: Tint

  public let text: Tint
  public let secondary: Tint

  /// The one primary action of a screen, the chosen option, the thinking bar.
  public let accent: Tint

  public let onAccent: Tint

  /// Hairlines between things; decoration only.
  public let hairline: Tint

  /// Edges of what can be touched: at least 3:1.
  public let outline: Tint

  /// Resigning and its like.
  public let danger: Tint
}

extension Palette {
  public static let light = Palette(
    isDark: false,
    background: Tint(0xFBF7F0),
    surface: Tint(0xFFFFFF),
    sunken: Tint(0xF1EADF),
    text: Tint(0x1F1B16),
    secondary: Tint(0x6B6257),
    accent: Tint(0xB5402A),
    onAccent: Tint(0xFFFFFF),
    hairline: Tint(0xE4DBCD),
    outline: Tint(0x8C8172),
    danger: Tint(0xA3271B)
  )

  public static let dark = Palette(
    isDark: true,
    background: Tint(0x15130F),
    surface: Tint(0x1F1C17),
    sunken: Tint(0x2A2620),
    text: Tint(0xEDE6DA),
    secondary: Tint(0xA79C8C),
    accent: Tint(0xE2725B),
    onAccent: Tint(0x1B1208),
    hairline: Tint(0x37322A),
    outline: Tint(0x857A6B),
    danger: Tint(0xFF9A85)
  )

  /// The colours of dark screens, or of light ones.
  public static func of(dark: Bool) -> Palette { dark ? self.dark : light }
}
