package app.tengen.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.graphics.Brush
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import app.tengen.ui.design.BoardTheme
import kotlin.math.sin
import kotlin.random.Random

/** What never moves: the wood, its grain, the lines, the star points. */
internal fun DrawScope.drawWood(geometry: BoardGeometry, theme: BoardTheme, grain: List<Grain>) {
  drawRect(Brush.linearGradient(listOf(theme.woodLight, theme.woodDark), Offset.Zero, Offset(size.width, size.height)))
  for (line in grain) {
    drawPath(line.path, theme.grain, alpha = line.alpha, style = Stroke(line.width))
  }
  drawGrid(geometry, theme)
}

private fun DrawScope.drawGrid(geometry: BoardGeometry, theme: BoardTheme) {
  val thin = (geometry.cell * 0.038f).coerceAtLeast(1f)
  val grid = geometry.grid
  for (index in 1 until geometry.size - 1) {
    val at = index * geometry.cell
    drawLine(theme.line, grid.topLeft + Offset(at, 0f), grid.bottomLeft + Offset(at, 0f), thin)
    drawLine(theme.line, grid.topLeft + Offset(0f, at), grid.topRight + Offset(0f, at), thin)
  }
  drawRect(theme.line, grid.topLeft, grid.size, style = Stroke(thin * 1.9f))
  for (point in starPoints(geometry.size)) {
    drawCircle(theme.line, (geometry.cell * 0.105f).coerceAtLeast(thin * 1.8f), geometry.center(point))
  }
}

/** Letters under the grid and numbers at its left. */
internal fun DrawScope.drawCoordinates(
  geometry: BoardGeometry,
  theme: BoardTheme,
  measurer: TextMeasurer,
  family: FontFamily,
) {
  val style = coordinateStyle(geometry, theme, family)
  val distance = geometry.margin - geometry.strip / 2
  for (index in 0 until geometry.size) {
    val column = geometry.center(Point(index, 0)) + Offset(0f, distance)
    val row = geometry.center(Point(0, index)) - Offset(distance, 0f)
    drawTextCentered(measurer, "${'A' + index}", style, column)
    drawTextCentered(measurer, "${index + 1}", style, row)
  }
}

/** The lettering of the coordinates. */
internal fun Density.coordinateStyle(geometry: BoardGeometry, theme: BoardTheme, family: FontFamily): TextStyle {
  val fontSize = (geometry.cell * 0.4f).coerceIn(7.dp.toPx(), 15.dp.toPx())
  return TextStyle(theme.coordinate, fontSize.toSp(), FontWeight.Medium, fontFamily = family)
}

/** Text round [center]. */
internal fun DrawScope.drawTextCentered(measurer: TextMeasurer, text: String, style: TextStyle, center: Offset) {
  val layout = measurer.measure(text, style, softWrap = false, maxLines = 1)
  drawText(layout, topLeft = center - Offset(layout.size.width / 2f, layout.size.height / 2f))
}

/** One faint line of the wood. */
internal class Grain(val path: Path, val width: Float, val alpha: Float)

/**
 * The grain of a board of this [size] in pixels: always the same, so that a board looks like itself. Neighbouring lines
 * bend alike, as the rings of one tree do.
 */
internal fun grainOf(size: Size): List<Grain> {
  val random = Random(GRAIN_SEED)
  return List(GRAIN_LINES) { index ->
    val base = (index - 1 + 1.6f * random.nextFloat()) / (GRAIN_LINES - 2)
    val strong = random.nextFloat().let { it * it * it }
    Grain(
      grainLine(size, base),
      width = size.width * (0.0012f + 0.005f * strong),
      alpha = 0.04f + 0.09f * random.nextFloat(),
    )
  }
}

/** A line from the top to the bottom edge that starts at [base], a share of the width. */
private fun grainLine(size: Size, base: Float): Path {
  val path = Path()
  val steps = 32
  for (step in 0..steps) {
    val down = step / steps.toFloat()
    val bend = 0.022f * sin(2.4f * base + 3.1f * down) + 0.006f * sin(9f * base + 7.3f * down)
    val at = Offset((base + bend) * size.width, down * size.height)
    if (step == 0) path.moveTo(at.x, at.y) else path.lineTo(at.x, at.y)
  }
  return path
}

private const val GRAIN_LINES = 58
private const val GRAIN_SEED = 15
