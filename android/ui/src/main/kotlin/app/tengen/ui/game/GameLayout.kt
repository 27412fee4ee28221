package app.tengen.ui.game

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import app.tengen.ui.design.Space

private enum class Slot { Board, Top, Bottom, Message, Moves, Actions }

/** Room below the message from which on the moves are shown in an upright layout. */
private val movesRoom = 56.dp

/** The least width of what stands beside the board in a wide layout. */
private val panelWidth = 280.dp

/**
 * The one arrangement of a board with its surroundings.
 *
 * Upright: [top], [board] as wide as the place, [bottom], [message], [moves] where there is room, [actions] at the lower
 * edge. Wide: the board on the left as high as the place, all else on the right in the same order. The board is a square
 * and takes what the others leave; the others never change places, and the actions always stand at the lower edge.
 */
@Composable
fun GameLayout(
  board: @Composable () -> Unit,
  top: @Composable () -> Unit,
  bottom: @Composable () -> Unit,
  message: @Composable () -> Unit,
  moves: @Composable () -> Unit,
  actions: @Composable () -> Unit,
  modifier: Modifier = Modifier,
) {
  val content: @Composable () -> Unit = {
    Box(Modifier.layoutId(Slot.Board), propagateMinConstraints = true) { board() }
    Box(Modifier.layoutId(Slot.Top)) { top() }
    Box(Modifier.layoutId(Slot.Bottom)) { bottom() }
    Box(Modifier.layoutId(Slot.Message)) { message() }
    Box(Modifier.layoutId(Slot.Moves)) { moves() }
    Box(Modifier.layoutId(Slot.Actions)) { actions() }
  }
  Layout(content, modifier) { measurables, constraints ->
    val parts = measurables.associateBy { it.layoutId as Slot }
    if (constraints.maxWidth > constraints.maxHeight) wide(parts, constraints) else upright(parts, constraints)
  }
}

private fun MeasureScope.upright(parts: Map<Slot, Measurable>, place: Constraints): MeasureResult {
  val gap = Space.small.roundToPx()
  val width = place.maxWidth
  val row = Constraints(minWidth = width, maxWidth = width)
  val top = parts.getValue(Slot.Top).measure(row)
  val bottom = parts.getValue(Slot.Bottom).measure(row)
  val message = parts.getValue(Slot.Message).measure(row)
  val actions = parts.getValue(Slot.Actions).measure(row)
  val others = top.height + bottom.height + message.height + actions.height + 4 * gap
  val side = minOf(width, place.maxHeight - others).coerceAtLeast(0)
  val board = parts.getValue(Slot.Board).measure(Constraints.fixed(side, side))
  val room = (place.maxHeight - others - side - gap).coerceAtLeast(0)
  val moves = if (room < movesRoom.roundToPx()) null else {
    parts.getValue(Slot.Moves).measure(row.copy(maxHeight = room))
  }
  // What is left stands half above the strips, half between them and the actions: the thumb finds those at the edge.
  val left = room - (moves?.height ?: 0)
  return layout(width, place.maxHeight) {
    var y = left / 3
    top.place(0, y)
    y += top.height + gap
    board.place((width - side) / 2, y)
    y += side + gap
    bottom.place(0, y)
    y += bottom.height + gap
    message.place(0, y)
    y += message.height + gap
    moves?.place(0, y)
    actions.place(0, place.maxHeight - actions.height)
  }
}

private fun MeasureScope.wide(parts: Map<Slot, Measurable>, place: Constraints): MeasureResult {
  val gap = Space.small.roundToPx()
  val between = Space.large.roundToPx()
  val side = minOf(place.maxHeight, place.maxWidth - panelWidth.roundToPx() - between).coerceAtLeast(0)
  val board = parts.getValue(Slot.Board).measure(Constraints.fixed(side, side))
  val panel = place.maxWidth - side - between
  val row = Constraints(minWidth = panel, maxWidth = panel)
  val top = parts.getValue(Slot.Top).measure(row)
  val bottom = parts.getValue(Slot.Bottom).measure(row)
  val message = parts.getValue(Slot.Message).measure(row)
  val actions = parts.getValue(Slot.Actions).measure(row)
  val room = place.maxHeight - top.height - bottom.height - message.height - actions.height - 4 * gap
  val moves = if (room < movesRoom.roundToPx()) null else {
    parts.getValue(Slot.Moves).measure(row.copy(maxHeight = room))
  }
  return layout(place.maxWidth, place.maxHeight) {
    board.place(0, (place.maxHeight - side) / 2)
    val x = side + between
    var y = 0
    top.place(x, y)
    y += top.height + gap
    bottom.place(x, y)
    y += bottom.height + gap
    message.place(x, y)
    y += message.height + gap
    moves?.place(x, y)
    actions.place(x, place.maxHeight - actions.height)
  }
}
