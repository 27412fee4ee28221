package app.tengen.ui.design

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

/** The colours of one stone: lit from the upper left, with a thin rim against the wood. */
@Immutable
data class StoneColors(
  val highlight: Color,
  val body: Color,
  val edge: Color,
  val rim: Color,
  /** What is written on the stone: move numbers, the dot of the last move. */
  val ink: Color,
  /** The ring of the last move. */
  val ring: Color,
)

/**
 * The tokens of a board and its stones; themes of the board replace these and nothing else.
 *
 * [coordinate] has at least 4.5:1, [line] and [mark] at least 3:1 on [woodLight] and on [woodDark].
 */
@Immutable
data class BoardTheme(
  val woodLight: Color,
  val woodDark: Color,
  /** Drawn with an opacity of a few per cent. */
  val grain: Color,
  val line: Color,
  val coordinate: Color,
  /** Fouls, the winning line, the hint. */
  val mark: Color,
  /** Runs round [mark] in the opposite lightness. */
  val markOutline: Color,
  val shadow: Color,
  val black: StoneColors,
  val white: StoneColors,
)

val HoneyBoard = BoardTheme(
  woodLight = Color(0xFFE6BC78),
  woodDark = Color(0xFFD8A659),
  grain = Color(0xFF8A5A1E),
  line = Color(0xFF5A4222),
  coordinate = Color(0xFF4A3616),
  mark = Color(0xFF8E2A17),
  markOutline = Color(0xFFFFF1D8),
  shadow = Color(0xFF3A2508),
  black = StoneColors(
    highlight = Color(0xFF6E6E72),
    body = Color(0xFF2B2B2E),
    edge = Color(0xFF0D0D0F),
    rim = Color(0xFF000000),
    ink = Color(0xFFF7F3EA),
    ring = Color(0xFFF08A70),
  ),
  white = StoneColors(
    highlight = Color(0xFFFFFFFF),
    body = Color(0xFFF6F3EC),
    edge = Color(0xFFD3CCBE),
    rim = Color(0xFF8B7D66),
    ink = Color(0xFF17150F),
    ring = Color(0xFFB5402A),
  ),
)

val WalnutBoard = BoardTheme(
  woodLight = Color(0xFF7A5A34),
  woodDark = Color(0xFF614523),
  grain = Color(0xFF2B1A08),
  line = Color(0xFFD3BE9A),
  coordinate = Color(0xFFF3E6CF),
  mark = Color(0xFFFFB39E),
  markOutline = Color(0xFF2A1006),
  shadow = Color(0xFF120A02),
  black = HoneyBoard.black.copy(
    highlight = Color(0xFF626266),
    body = Color(0xFF222225),
    edge = Color(0xFF09090A),
    rim = Color(0xFFA08B6C),
  ),
  white = HoneyBoard.white.copy(
    highlight = Color(0xFFFBF8F1),
    body = Color(0xFFECE7DC),
    edge = Color(0xFFC6BDAC),
    rim = Color(0xFFFFFFFF),
  ),
)
