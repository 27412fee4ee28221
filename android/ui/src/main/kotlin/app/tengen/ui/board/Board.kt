package app.tengen.ui.board

import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.aspectRatio
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberUpdatedState
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.drawBehind
import androidx.compose.ui.draw.drawWithCache
import androidx.compose.ui.graphics.graphicsLayer
import androidx.compose.ui.input.pointer.pointerInput
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.isTraversalGroup
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.rememberTextMeasurer
import androidx.compose.foundation.shape.RoundedCornerShape
import androidx.compose.ui.unit.dp
import app.tengen.ui.design.LocalFontFamily
import app.tengen.ui.design.Tengen

/** A board to look at. It is square and as large as its place lets it be. */
@Composable
fun Board(state: BoardState, modifier: Modifier = Modifier) = BoardFrame(state, null, modifier)

/**
 * A board to play on: [onTap] gets every point that one finger taps or a screen reader activates, taken and forbidden
 * ones too. What a tap means is for the caller to say.
 */
@Composable
fun Board(state: BoardState, onTap: (Point) -> Unit, modifier: Modifier = Modifier) = BoardFrame(state, onTap, modifier)

@Composable
private fun BoardFrame(state: BoardState, onTap: ((Point) -> Unit)?, modifier: Modifier) {
  val words = boardWords(state.size)
  BoxWithConstraints(
    modifier
      .aspectRatio(1f)
      .testTag("board")
      .semantics {
        contentDescription = words.board
        isTraversalGroup = true
      },
  ) {
    val side = constraints.maxWidth
    val density = LocalDensity.current
    val geometry = remember(state.size, side, state.coordinates, density) {
      density.boardGeometry(state, side.toFloat())
    }
    Wood(geometry)
    Stones(state, geometry)
    BoardNodes(state, geometry, words, onTap, Modifier.fillMaxSize().taps(geometry, onTap))
  }
}

@Composable
private fun Modifier.taps(geometry: BoardGeometry, onTap: ((Point) -> Unit)?): Modifier {
  val currentGeometry by rememberUpdatedState(geometry)
  val currentOnTap by rememberUpdatedState(onTap)
  return if (onTap == null) this else pointerInput(Unit) {
    detectPointTaps({ currentGeometry }) { currentOnTap?.invoke(it) }
  }
}

/** A layer of its own: moves don't draw it again. */
@Composable
private fun Wood(geometry: BoardGeometry) {
  val theme = Tengen.board
  val family = LocalFontFamily.current
  val measurer = rememberTextMeasurer(cacheSize = 0)
  Box(
    Modifier
      .fillMaxSize()
      .clip(RoundedCornerShape(6.dp))
      .graphicsLayer()
      .drawWithCache {
        val grain = grainOf(size)
        onDrawBehind {
          drawWood(geometry, theme, grain)
          if (geometry.coordinates) drawCoordinates(geometry, theme, measurer, family)
        }
      },
  )
}

@Composable
private fun Stones(state: BoardState, geometry: BoardGeometry) {
  val theme = Tengen.board
  val family = LocalFontFamily.current
  val measurer = rememberTextMeasurer(cacheSize = 64)
  val motion = boardMotion(state)
  val stones = remember(theme, geometry) { StonePainter(theme, geometry.cell * STONE_RADIUS) }
  val marks = remember(theme, geometry, measurer, family) { MarkPainter(theme, geometry, measurer, family) }
  val painter = remember(state, geometry, stones, marks) { BoardPainter(state, geometry, stones, marks) }
  Box(
    Modifier
      .fillMaxSize()
      .graphicsLayer()
      .drawBehind { painter.draw(this, motion.landingScale.value, motion.lineProgress.value) },
  )
}
