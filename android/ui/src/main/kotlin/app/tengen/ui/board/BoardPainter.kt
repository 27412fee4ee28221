package app.tengen.ui.board

import androidx.compose.ui.graphics.drawscope.DrawScope

/** Draws everything that stands on the wood, in the order in which it lies: shadows, stones, marks, what is aimed. */
internal class BoardPainter(
  private val state: BoardState,
  private val geometry: BoardGeometry,
  private val stones: StonePainter,
  private val marks: MarkPainter,
) {
  fun draw(scope: DrawScope, landingScale: Float, lineProgress: Float) {
    marks.shade(scope, state.closed - state.offers.map { it.point }.toSet())
    state.ghost?.let { marks.cross(scope, it.point) }
    drawStones(scope, landingScale)
    marks.winningLine(scope, state.winningLine, lineProgress)
    drawMarks(scope)
    state.ghost?.let {
      stones.ghost(scope, it.stone, geometry.center(it.point))
      marks.crossChip(scope, it.point)
    }
  }

  private fun drawStones(scope: DrawScope, landingScale: Float) {
    val taken = state.points.filter { state[it] != null }
    for (point in taken) stones.shadow(scope, geometry.center(point))
    for (point in taken) {
      val scale = if (point == state.lastMove) landingScale else 1f
      state[point]?.let { stones.stone(scope, it, geometry.center(point), scale = scale) }
    }
  }

  private fun drawMarks(scope: DrawScope) {
    val explained = state.explainedFoul?.let(state::foulAt)
    explained?.let { marks.foulLines(scope, it) }
    for ((point, number) in state.moveNumbers) {
      state[point]?.let { marks.moveNumber(scope, point, it, number) }
    }
    for (foul in state.fouls) marks.foul(scope, foul, strong = foul == explained)
    drawNumbered(scope, state.offers)
    drawHint(scope)
    state.lastMove?.takeIf { it !in state.moveNumbers }?.let { point ->
      state[point]?.let { marks.lastMove(scope, point, it) }
    }
    explained?.let { marks.foulLabel(scope, it, state) }
  }

  /** The hint, and where it wins the stones that follow. */
  private fun drawHint(scope: DrawScope) {
    drawNumbered(scope, state.hintLine)
    state.hint?.let { marks.hint(scope, it, hollow = state.hintLine.isNotEmpty()) }
  }

  /** Stones that may come, each with its number. */
  private fun drawNumbered(scope: DrawScope, toCome: List<Ghost>) = toCome.forEachIndexed { place, (point, stone) ->
    stones.toCome(scope, stone, geometry.center(point))
    marks.moveNumber(scope, point, stone, place + 1, SMALL)
  }

  private companion object {
    /** The size of the numbers on small stones, as a share of those on placed ones. */
    const val SMALL = 0.88f
  }
}
