package app.tengen.ui.board

import androidx.compose.ui.geometry.CornerRadius
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.geometry.Size
import androidx.compose.ui.geometry.lerp
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.Path
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.graphics.drawscope.DrawScope
import androidx.compose.ui.graphics.drawscope.Stroke
import androidx.compose.ui.text.TextMeasurer
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.drawText
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import app.tengen.ui.design.BoardTheme

/** Draws what lies over the stones: marks, lines, numbers, the ghost's cross and chip. */
internal class MarkPainter(
  private val theme: BoardTheme,
  private val geometry: BoardGeometry,
  private val measurer: TextMeasurer,
  private val family: FontFamily,
) {
  private val cell = geometry.cell

  /** Ring and dot of the last move: seen by shape and lightness, not by colour alone. */
  fun lastMove(scope: DrawScope, point: Point, stone: Stone) = with(scope) {
    val colors = theme.of(stone)
    val center = geometry.center(point)
    drawCircle(colors.ring, cell * 0.25f, center, style = Stroke(cell * 0.085f))
    drawCircle(colors.ink, cell * 0.085f, center)
  }

  fun moveNumber(scope: DrawScope, point: Point, stone: Stone, number: Int, scale: Float = 1f) = with(scope) {
    val share = scale * if (number < 100) 0.42f else 0.34f
    val style = TextStyle(
      color = theme.of(stone).ink,
      fontSize = (cell * share).toSp(),
      fontWeight = FontWeight.SemiBold,
      fontFamily = family,
      fontFeatureSettings = "tnum",
    )
    drawTextCentered(measurer, "$number", style, geometry.center(point))
  }

  /** A shade over the squares of [points], which are no place for a stone now. */
  fun shade(scope: DrawScope, points: Set<Point>) {
    if (points.isEmpty()) return
    val squares = Path()
    for (point in points) squares.addRect(geometry.square(point))
    scope.drawPath(squares, theme.shadow, alpha = SHADE)
  }

  /** A hollow ×. */
  fun foul(scope: DrawScope, foul: FoulMark, strong: Boolean) = with(scope) {
    val center = geometry.center(foul.point)
    val arm = cell * if (strong) 0.25f else 0.2f
    for ((color, width) in listOf(theme.mark to 0.17f, theme.markOutline to 0.07f)) {
      for (slope in listOf(1f, -1f)) {
        val end = Offset(arm, arm * slope)
        drawLine(color, center - end, center + end, cell * width, StrokeCap.Round)
      }
    }
  }

  /** The lines that make a foul, and its kinds beside it. */
  fun foulLines(scope: DrawScope, foul: FoulMark) = with(scope) {
    for (line in foul.lines) {
      val ends = line.sortedWith(compareBy({ it.x }, { it.y }))
      if (ends.size > 1) markedLine(geometry.center(ends.first()), geometry.center(ends.last()), 0.07f)
      for (point in line) {
        drawCircle(theme.markOutline, cell * 0.19f, geometry.center(point), style = Stroke(cell * 0.13f))
        drawCircle(theme.mark, cell * 0.19f, geometry.center(point), style = Stroke(cell * 0.07f))
      }
    }
  }

  /** The kinds of a foul beside it, where the plate hides no stone if there is such a place. */
  fun foulLabel(scope: DrawScope, foul: FoulMark, state: BoardState) {
    val (x, y) = foul.point
    // A long one reaches over the points at its sides.
    val reach = if (foul.label.length > 3) 1 else 0
    val free = labelPlaces.find { (dx, dy) ->
      (-reach..reach).map { Point(x + dx + it, y + dy) }.all { beside ->
        beside in state && state[beside] == null && foul.lines.none { beside in it }
      }
    } ?: labelPlaces.first()
    val shift = Offset(free.first * cell * 1.12f, -free.second * cell * 0.95f)
    scope.chip(foul.label, geometry.center(foul.point) + shift, theme.mark, theme.markOutline)
  }

  /** A line through the winning stones, drawn up to [progress]; thin enough that the stones stay visible. */
  fun winningLine(scope: DrawScope, line: List<Point>, progress: Float) = with(scope) {
    if (line.size < 2) return@with
    val from = geometry.center(line.first())
    markedLine(from, lerp(from, geometry.center(line.last()), progress), 0.13f)
  }

  /** A ring and a dot on an empty point; only the ring, further out, where something is written on it. */
  fun hint(scope: DrawScope, point: Point, hollow: Boolean) = with(scope) {
    val center = geometry.center(point)
    for ((color, width) in listOf(theme.markOutline to 0.16f, theme.mark to 0.09f)) {
      drawCircle(color, cell * if (hollow) 0.41f else 0.36f, center, style = Stroke(cell * width))
    }
    if (hollow) return@with
    drawCircle(theme.markOutline, cell * 0.16f, center)
    drawCircle(theme.mark, cell * 0.12f, center)
  }

  /** A cross from edge to edge through the aimed point. */
  fun cross(scope: DrawScope, point: Point) = with(scope) {
    val center = geometry.center(point)
    val grid = geometry.grid
    val hair = 1.dp.toPx()
    drawLine(theme.mark, Offset(grid.left, center.y), Offset(grid.right, center.y), hair)
    drawLine(theme.mark, Offset(center.x, grid.top), Offset(center.x, grid.bottom), hair)
  }

  /** The aimed point's name at the top of the board, or at the bottom for points that a hand there would hide. */
  fun crossChip(scope: DrawScope, point: Point) {
    val top = point.y < geometry.size - 3
    val y = if (top) geometry.margin / 2 else geometry.side - geometry.margin / 2
    scope.chip(point.name, Offset(geometry.center(point).x, y), theme.mark, theme.markOutline)
  }

  private fun DrawScope.markedLine(from: Offset, to: Offset, width: Float) {
    drawLine(theme.markOutline, from, to, cell * (width + 0.07f), StrokeCap.Round)
    drawLine(theme.mark, from, to, cell * width, StrokeCap.Round)
  }

  /** Words on a small plate round [center], pushed inside the board. */
  private fun DrawScope.chip(text: String, center: Offset, plate: Color, ink: Color) {
    val fontSize = (cell * 0.56f).coerceIn(11.dp.toPx(), 16.dp.toPx())
    val layout = measurer.measure(text, TextStyle(ink, fontSize.toSp(), FontWeight.Bold, fontFamily = family))
    val half = Size(layout.size.width / 2f + fontSize * 0.5f, layout.size.height / 2f + fontSize * 0.06f)
    val edge = 1.dp.toPx()
    val inside = Offset(
      center.x.coerceIn(half.width + edge, geometry.side - half.width - edge),
      center.y.coerceIn(half.height + edge, geometry.side - half.height - edge),
    )
    val box = Rect(inside.x - half.width, inside.y - half.height, inside.x + half.width, inside.y + half.height)
    val corner = CornerRadius(half.height * 0.6f)
    drawRoundRect(plate, box.topLeft, box.size, corner)
    drawRoundRect(ink, box.topLeft, box.size, corner, Stroke(edge))
    drawText(layout, topLeft = inside - Offset(layout.size.width / 2f, layout.size.height / 2f))
  }

  private companion object {
    /** So deep that the difference is seen, so light that the lines are. */
    const val SHADE = 0.32f

    /** Steps from a foul to where its label may lie, the best first. */
    val labelPlaces =
      listOf(0 to 1, 0 to -1, 1 to 1, -1 to 1, 1 to -1, -1 to -1, 1 to 0, -1 to 0, 2 to 1, -2 to 1, 2 to -1, -2 to -1)
  }
}
