package app.tengen.ui.board

import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.dp
import kotlin.math.roundToInt

/**
 * Where things are on a square board of [side] pixels with [size] lines each way.
 *
 * Everything is measured in cells, the distance of two lines; round the grid lies a margin of wood that holds the
 * coordinates.
 */
data class BoardGeometry(
  val size: Int,
  val side: Float,
  val coordinates: Boolean,
  /** Between the edge of the board and a stone on the edge of the grid at least, in pixels, where there are coordinates. */
  val leastStrip: Float = 0f,
) {
  /** The distance of two lines in pixels: as wide as the margin beside it lets it be. */
  val cell: Float = if (coordinates) {
    minOf(
      side / (size - 1 + 2 * MARGIN_WITH_COORDINATES),
      (side - 2 * leastStrip) / (size - 1 + 2 * STONE_RADIUS),
    )
  } else {
    side / (size - 1 + 2 * MARGIN)
  }

  /** The wood between the edge of the board and the first line, in pixels. */
  val margin: Float = (side - (size - 1) * cell) / 2

  /** The wood between the edge of the board and a stone on the edge of the grid, in pixels. */
  val strip: Float = margin - cell * STONE_RADIUS

  /** The rectangle inside the outermost lines. */
  val grid: Rect = Rect(margin, margin, side - margin, side - margin)

  /** The middle of [point]. */
  fun center(point: Point): Offset =
    Offset(margin + point.x * cell, margin + (size - 1 - point.y) * cell)

  /** The square that belongs to [point]. */
  fun square(point: Point): Rect = Rect(center(point), cell / 2)

  /** The point whose square holds [position]; null on the margin and off the board. */
  fun pointAt(position: Offset): Point? {
    val x = ((position.x - margin) / cell).roundToIntOrNull() ?: return null
    val row = ((position.y - margin) / cell).roundToIntOrNull() ?: return null
    return if (x in 0 until size && row in 0 until size) Point(x, size - 1 - row) else null
  }

  private fun Float.roundToIntOrNull(): Int? = if (isFinite()) roundToInt() else null

  companion object {
    /** A stone on the edge, its shadow and some wood. */
    const val MARGIN = 0.68f

    /** A stone on the edge and beside it a number of two digits. */
    const val MARGIN_WITH_COORDINATES = 1f

    /** A number of two digits in the smallest lettering. */
    val STRIP = 12.dp
  }
}

/** Where things are on the board of [state] when its side is [side] pixels. */
fun Density.boardGeometry(state: BoardState, side: Float) =
  BoardGeometry(state.size, side, state.coordinates, BoardGeometry.STRIP.toPx())
