package app.tengen.ui.board

import androidx.compose.foundation.Canvas
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.unit.Dp
import androidx.compose.ui.unit.dp
import app.tengen.ui.design.Tengen

/** A small picture of a board for a card. A screen reader passes it: the card says in words what it shows. */
@Composable
fun BoardThumbnail(state: BoardState, modifier: Modifier = Modifier) {
  val theme = Tengen.board
  Canvas(modifier.aspectRatio(1f).clip(RoundedCornerShape(4.dp))) {
    val geometry = BoardGeometry(state.size, size.width, coordinates = false)
    drawWood(geometry, theme, grain = emptyList())
    val painter = StonePainter(theme, geometry.cell * STONE_RADIUS)
    for (point in state.points) {
      state[point]?.let { painter.stone(this, it, geometry.center(point)) }
    }
    val last = state.lastMove ?: return@Canvas
    val stone = state[last] ?: return@Canvas
    drawCircle(theme.of(stone).ring, geometry.cell * 0.22f, geometry.center(last))
  }
}

/** One stone by itself, for a player's strip or a choice of colours. */
@Composable
fun StoneIcon(stone: Stone, modifier: Modifier = Modifier, diameter: Dp = 24.dp) {
  val theme = Tengen.board
  Canvas(modifier.size(diameter)) {
    val radius = size.minDimension / 2 * 0.9f
    val painter = StonePainter(theme, radius)
    painter.stone(this, stone, center)
  }
}
