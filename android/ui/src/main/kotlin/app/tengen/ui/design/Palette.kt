package app.tengen.ui.design

import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color

/**
 * The colours of everything but the board: paper, ink and one seal of vermilion.
 *
 * Text in [text], [secondary], [accent] or [danger] has at least 4.5:1 on [background], [surface] and [sunken].
 */
@Immutable
data class Palette(
  val isDark: Boolean,
  val background: Color,
  val surface: Color,
  /** Ground of what lies a little lower than the paper: tracks, quiet buttons, chips. */
  val sunken: Color,
  val text: Color,
  val secondary: Color,
  /** The one primary action of a screen, the chosen option, the thinking bar. */
  val accent: Color,
  val onAccent: Color,
  /** Hairlines between things; decoration only. */
  val hairline: Color,
  /** Edges of what can be touched: at least 3:1. */
  val outline: Color,
  /** Resigning and its like. */
  val danger: Color,
)

val LightPalette = Palette(
  isDark = false,
  background = Color(0xFFFBF7F0),
  surface = Color(0xFFFFFFFF),
  sunken = Color(0xFFF1EADF),
  text = Color(0xFF1F1B16),
  secondary = Color(0xFF6B6257),
  accent = Color(0xFFB5402A),
  onAccent = Color(0xFFFFFFFF),
  hairline = Color(0xFFE4DBCD),
  outline = Color(0xFF8C8172),
  danger = Color(0xFFA3271B),
)

val DarkPalette = Palette(
  isDark = true,
  background = Color(0xFF15130F),
  surface = Color(0xFF1F1C17),
  sunken = Color(0xFF2A2620),
  text = Color(0xFFEDE6DA),
  secondary = Color(0xFFA79C8C),
  accent = Color(0xFFE2725B),
  onAccent = Color(0xFF1B1208),
  hairline = Color(0xFF37322A),
  outline = Color(0xFF857A6B),
  danger = Color(0xFFFF9A85),
)
