/// The colours of one stone: lit from the upper left, with a thin rim against the wood.
public struct StoneColors: Hashable, Sendable {
  public var highlight: Tint
  public var body: Tint
  public var edge: Tint
  public var rim: Tint

  /// What is written on the stone: move numbers, the dot of the last move.
  public var ink: Tint

  /// The ring of the last move.
  public var ring: Tint
}

/// The tokens of a board and its stones; themes of the board replace these and nothing else.
///
/// `coordinate` has at least 4.5:1, `line` and `mark` at least 3:1 on `woodLight` and on `woodDark`.
public struct BoardTheme: Hashable, Sendable {
  public var woodLight: Tint
  public var woodDark: Tint

  /// Drawn with an opacity of a few per cent.
  public var grain: Tint

  public var line: Tint
  public var coordinate: Tint

  /// Fouls, the winning line, the hint.
  public var mark: Tint

  /// Runs round `mark` in the opposite lightness.
  public var markOutline: Tint

  public var shadow: Tint
  public var black: StoneColors
  public var white: StoneColors
}

extension BoardTheme {
  /// Honey, for light screens.
  public static let honey = BoardTheme(
    woodLight: Tint(0xE6BC78),
    woodDark: Tint(0xD8A659),
    grain: Tint(0x8A5A1E),
    line: Tint(0x5A4222),
    coordinate: Tint(0x4A3616),
    mark: Tint(0x8E2A17),
    markOutline: Tint(0xFFF1D8),
    shadow: Tint(0x3A2508),
    black: StoneColors(
      highlight: Tint(0x6E6E72),
      body: Tint(0x2B2B2E),
      edge: Tint(0x0D0D0F),
      rim: Tint(0x000000),
      ink: Tint(0xF7F3EA),
      ring: Tint(0xF08A70)
    ),
    white: StoneColors(
      highlight: Tint(0xFFFFFF),
      body: Tint(0xF6F3EC),
      edge: Tint(0xD3CCBE),
      rim: Tint(0x8B7D66),
      ink: Tint(0x17150F),
      ring: Tint(0xB5402A)
    )
  )

  /// Walnut, for dark screens.
  public static let walnut = BoardTheme(
    woodLight: Tint(0x7A5A34),
    woodDark: Tint(0x614523),
    grain: Tint(0x2B1A08),
    line: Tint(0xD3BE9A),
    coordinate: Tint(0xF3E6CF),
    mark: Tint(0xFFB39E),
    markOutline: Tint(0x2A1006),
    shadow: Tint(0x120A02),
    black: StoneColors(
      highlight: Tint(0x626266),
      body: Tint(0x222225),
      edge: Tint(0x09090A),
      rim: Tint(0xA08B6C),
      ink: Tint(0xF7F3EA),
      ring: Tint(0xF08A70)
    ),
    white: StoneColors(
      highlight: Tint(0xFBF8F1),
      body: Tint(0xECE7DC),
      edge: Tint(0xC6BDAC),
      rim: Tint(0xFFFFFF),
      ink: Tint(0x17150F),
      ring: Tint(0xB5402A)
    )
  )

  /// The board of dark screens, or of light ones.
  public static func of(dark: Bool) -> BoardTheme { dark ? walnut : honey }
}
