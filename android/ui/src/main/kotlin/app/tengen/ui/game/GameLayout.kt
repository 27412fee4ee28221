package app.tengen.ui.game

import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.layout.Measurable
import androidx.compose.ui.layout.MeasureResult
import androidx.compose.ui.layout.MeasureScope
import androidx.compose.ui.layout.Placeable
import androidx.compose.ui.layout.layoutId
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.sp
import app.tengen.ui.design.Space

private enum class Slot { Heading, Board, Top, Bottom, Message, Choices, Moves, Actions }

/** Room below the message from which on the moves are shown in an upright layout. */
private val movesRoom = 56.sp

/** Two lines of the message, which are kept free for it. */
private val messageRoom = 52.sp

/** The least share of its width that choices may leave to the board beside the actions. */
private const val PLAYABLE = 0.6f

/** The least width of what stands beside the board in a wide layout. */
private val panelWidth = 280.dp

/**
 * The one arrangement of a board with its surroundings.
 *
 * Upright: [heading] where there is room, [top], [board] as wide as the place, [bottom], [message] with its [choices],
 * [moves] where there is room, [actions] at the lower edge. Wide: the board on the left as high as the place, all else
 * on the right in the same order. The board is a square and takes what the others leave. Nothing that is said or played
 * moves it, but for choices on a screen that has no other place for them; the actions stand at the lower edge. Where
 * both would leave the board too small, the choices stand there instead of them.
 */
@Composable
fun GameLayout(
  heading: @Composable () -> Unit,
  board: @Composable () -> Unit,
  top: @Composable () -> Unit,
  bottom: @Composable () -> Unit,
  message: @Composable () -> Unit,
  choices: (@Composable () -> Unit)?,
  moves: @Composable () -> Unit,
  actions: @Composable () -> Unit,
  modifier: Modifier = Modifier,
) {
  val content: @Composable () -> Unit = {
    Box(Modifier.layoutId(Slot.Heading)) { heading() }
    Box(Modifier.layoutId(Slot.Board), propagateMinConstraints = true) { board() }
    Box(Modifier.layoutId(Slot.Top)) { top() }
    Box(Modifier.layoutId(Slot.Bottom)) { bottom() }
    Box(Modifier.layoutId(Slot.Message)) { message() }
    if (choices != null) Box(Modifier.layoutId(Slot.Choices)) { choices() }
    Box(Modifier.layoutId(Slot.Moves)) { moves() }
    Box(Modifier.layoutId(Slot.Actions)) { actions() }
  }
  Layout(content, modifier) { measurables, constraints ->
    val parts = measurables.associateBy { it.layoutId as Slot }
    if (constraints.maxWidth > constraints.maxHeight) wide(parts, constraints) else upright(parts, constraints)
  }
}

/** What stands between the lower strip and the actions: message, choices, and the moves where there is room. */
private class Below(val parts: List<Placeable>)

private fun MeasureScope.below(parts: Map<Slot, Measurable>, choices: Placeable?, width: Int, height: Int): Below {
  val gap = Space.small.roundToPx()
  val place = Constraints(minWidth = width, maxWidth = width)
  val forChoices = choices?.let { it.height + gap } ?: 0
  val most = (height - forChoices).coerceAtLeast(0)
  val message = parts.getValue(Slot.Message).measure(place.copy(maxHeight = most))
  val room = height - message.height - forChoices - gap
  val hasRoom = room >= movesRoom.roundToPx()
  val moves = if (hasRoom) parts.getValue(Slot.Moves).measure(place.copy(maxHeight = room)) else null
  return Below(listOfNotNull(message, choices, moves))
}

private fun Placeable.PlacementScope.place(below: Below, x: Int, top: Int, gap: Int) {
  var y = top
  for (part in below.parts) {
    part.place(x, y)
    y += part.height + gap
  }
}

private fun MeasureScope.upright(parts: Map<Slot, Measurable>, place: Constraints): MeasureResult {
  val gap = Space.small.roundToPx()
  val width = place.maxWidth
  val row = Constraints(minWidth = width, maxWidth = width)
  val heading = parts.getValue(Slot.Heading).measure(row)
  val top = parts.getValue(Slot.Top).measure(row)
  val bottom = parts.getValue(Slot.Bottom).measure(row)
  val choices = parts[Slot.Choices]?.measure(row)
  val actions = parts.getValue(Slot.Actions).minIntrinsicHeight(width)
  // Neither what the message says nor how many moves there are may move the board under the finger.
  val others = top.height + bottom.height + actions + messageRoom.roundToPx() + 4 * gap
  val widest = minOf(width, place.maxHeight - others).coerceAtLeast(0)
  val spare = (place.maxHeight - others - widest).coerceAtLeast(0)
  val above = spare / 5
  val lacking = choices?.let { (it.height + gap - (spare - above)).coerceAtLeast(0) } ?: 0
  val hasActions = lacking == 0 || widest - lacking >= width * PLAYABLE
  val freed = if (hasActions) 0 else minOf(actions + gap, lacking)
  val side = (widest - lacking + freed).coerceAtLeast(0)
  val board = parts.getValue(Slot.Board).measure(Constraints.fixed(side, side))
  val below = below(parts, choices, width, messageRoom.roundToPx() + spare - above + lacking)
  val actionRow = if (hasActions) parts.getValue(Slot.Actions).measure(row) else null
  return layout(width, place.maxHeight) {
    if (heading.height <= above) heading.place(0, (above - heading.height) / 2)
    var y = above
    top.place(0, y)
    y += top.height + gap
    board.place((width - side) / 2, y)
    y += side + gap
    bottom.place(0, y)
    place(below, 0, y + bottom.height + gap, gap)
    actionRow?.place(0, place.maxHeight - actionRow.height)
  }
}

private fun MeasureScope.wide(parts: Map<Slot, Measurable>, place: Constraints): MeasureResult {
  val gap = Space.small.roundToPx()
  val between = Space.large.roundToPx()
  val side = minOf(place.maxHeight, place.maxWidth - panelWidth.roundToPx() - between).coerceAtLeast(0)
  val board = parts.getValue(Slot.Board).measure(Constraints.fixed(side, side))
  val panel = place.maxWidth - side - between
  val row = Constraints(minWidth = panel, maxWidth = panel)
  val heading = parts.getValue(Slot.Heading).measure(row)
  val top = parts.getValue(Slot.Top).measure(row)
  val bottom = parts.getValue(Slot.Bottom).measure(row)
  val choices = parts[Slot.Choices]?.measure(row)
  val actions = parts.getValue(Slot.Actions).measure(row)
  val rest = place.maxHeight - top.height - bottom.height - actions.height - 3 * gap
  val least = messageRoom.roundToPx() + (choices?.let { it.height + gap } ?: 0)
  val above = if (heading.height > 0 && rest - least >= heading.height + gap) heading.height + gap else 0
  val below = below(parts, choices, panel, (rest - above).coerceAtLeast(0))
  return layout(place.maxWidth, place.maxHeight) {
    board.place(0, (place.maxHeight - side) / 2)
    val x = side + between
    if (above > 0) heading.place(x, 0)
    top.place(x, above)
    bottom.place(x, above + top.height + gap)
    place(below, x, above + top.height + bottom.height + 2 * gap, gap)
    actions.place(x, place.maxHeight - actions.height)
  }
}
