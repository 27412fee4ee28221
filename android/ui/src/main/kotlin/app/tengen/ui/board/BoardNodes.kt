package app.tengen.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.key
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.onClick
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.Constraints
import kotlin.math.roundToInt

/**
 * A node for every point over the picture, for screen readers and tests: "H8, black, last move". Of a board to play on
 * what is aimed and what was played, by whomever, is told at once.
 */
@Composable
internal fun BoardNodes(
  state: BoardState,
  geometry: BoardGeometry,
  words: BoardWords,
  onTap: ((Point) -> Unit)?,
  modifier: Modifier,
) {
  val points = state.points
  val news = if (onTap == null) emptyList() else listOfNotNull(state.lastMove, state.ghost?.point)
  Layout(
    content = {
      for (point in points) key(point) { PointNode(point, words.describe(state, point), point in news, onTap) }
    },
    modifier = modifier,
  ) { measurables, constraints ->
    val side = geometry.cell.toInt()
    val placeables = measurables.map { it.measure(Constraints.fixed(side, side)) }
    layout(constraints.maxWidth, constraints.maxHeight) {
      placeables.forEachIndexed { index, placeable ->
        val corner = geometry.square(points[index]).topLeft
        placeable.place(corner.x.roundToInt(), corner.y.roundToInt())
      }
    }
  }
}

@Composable
private fun PointNode(point: Point, description: String, isNews: Boolean, onTap: ((Point) -> Unit)?) {
  Box(
    Modifier
      .testTag("point-${point.name}")
      .semantics {
        contentDescription = description
        if (isNews) liveRegion = LiveRegionMode.Polite
        if (onTap != null) {
          onClick {
            onTap(point)
            true
          }
        }
      },
  )
}
