package app.tengen.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.graphics.drawscope.translate
import app.tengen.ui.design.BoardTheme
import app.tengen.ui.design.StoneColors

/** Share of a cell that a stone's radius takes: neighbours just don't touch. */
internal const val STONE_RADIUS = 0.47f

/** The colours of [stone] on this board. */
internal fun BoardTheme.of(stone: Stone): StoneColors = if (stone == Stone.BLACK) black else white

/** Draws stones of one size; its brushes are made once and moved to where each stone lies. */
internal class StonePainter(private val theme: BoardTheme, private val radius: Float) {
  private val shadowShift = Offset(radius * 0.09f, radius * 0.15f)
  private val shadow = Brush.radialGradient(
    0.72f to theme.shadow.copy(alpha = 0.42f),
    0.88f to theme.shadow.copy(alpha = 0.20f),
    1f to Color.Transparent,
    center = shadowShift,
    radius = radius * 1.16f,
  )
  private val light = Stone.entries.associateWith { lightOn(theme.of(it)) }

  private fun lightOn(colors: StoneColors) = Brush.radialGradient(
    0f to colors.highlight,
    0.42f to colors.body,
    1f to colors.edge,
    center = Offset(-radius * 0.36f, -radius * 0.42f),
    radius = radius * 1.55f,
  )

  /** The soft shadow where a stone touches the wood. All shadows are drawn before all stones. */
  fun shadow(scope: DrawScope, center: Offset) = scope.translate(center.x, center.y) {
    drawCircle(shadow, radius * 1.16f, shadowShift)
  }

  /** A stone; [scale] is more than 1 while it lands. */
  fun stone(scope: DrawScope, stone: Stone, center: Offset, scale: Float = 1f) =
    disc(scope, stone, center, alpha = 1f, rimAlpha = 0.8f, scale)

  /** A stone that isn't placed yet: its rim shows where it would lie. */
  fun ghost(scope: DrawScope, stone: Stone, center: Offset) =
    disc(scope, stone, center, alpha = 0.45f, rimAlpha = 0.9f, scale = 1f)

  /** A small stone of a line to come; what is written on it can be read. */
  fun toCome(scope: DrawScope, stone: Stone, center: Offset) =
    disc(scope, stone, center, alpha = 0.7f, rimAlpha = 0.9f, scale = 0.76f)

  private fun disc(scope: DrawScope, stone: Stone, center: Offset, alpha: Float, rimAlpha: Float, scale: Float) =
    scope.translate(center.x, center.y) {
      val rim = (radius * 0.05f).coerceAtLeast(0.75f)
      drawCircle(light.getValue(stone), radius * scale, Offset.Zero, alpha)
      drawCircle(theme.of(stone).rim, radius * scale - rim / 2, Offset.Zero, rimAlpha, Stroke(rim))
    }
}
