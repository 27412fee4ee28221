package app.tengen.ui.game

import app.tengen.core.GameSummary
import app.tengen.core.OpeningPattern
import app.tengen.core.TableSnapshot
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.FoulKind
import app.tengen.ui.board.FoulMark
import app.tengen.ui.board.Ghost
import app.tengen.ui.board.Point
import app.tengen.ui.board.Stone
import app.tengen.core.Forbidden as CoreForbidden
import app.tengen.core.FoulKind as CoreFoulKind
import app.tengen.core.Point as CorePoint
import app.tengen.core.Stone as CoreStone

/** A crossing of the core's as one of the screen's. */
fun pointOf(point: CorePoint) = Point(point.x, point.y)

/** A crossing of the screen's as one of the core's. */
fun corePointOf(point: Point) = CorePoint(point.x, point.y)

/** A colour of the core's as one of the screen's. */
fun stoneOf(stone: CoreStone): Stone = if (stone == CoreStone.BLACK) Stone.BLACK else Stone.WHITE

/** What stands on the points of a board, from the core's bytes. */
fun cellsOf(board: ByteArray): List<Stone?> = board.map {
  when (it.toInt()) {
    1 -> Stone.BLACK
    2 -> Stone.WHITE
    else -> null
  }
}

/** The moves of a game in their order, from the core's bytes. */
fun movesOf(moves: ByteArray): List<Point> =
  List(moves.size / 2) { Point(moves[2 * it].toInt(), moves[2 * it + 1].toInt()) }

/** The mark that shows why a point is forbidden. */
fun foulMarkOf(forbidden: CoreForbidden) = FoulMark(
  pointOf(forbidden.point),
  forbidden.foul.parts.map { foulKindOf(it.kind) },
  (forbidden.foul.parts.flatMap { it.lines } + forbidden.foul.beside).map { line -> line.map(::pointOf) },
  forbidden.foul.mixture.takeIf { mixture -> mixture.count { it == '-' } > 1 },
)

/** The board of the game on the table, without what a finger is about to do. */
fun boardOf(table: TableSnapshot) = BoardState(
  size = table.size,
  cells = cellsOf(table.board),
  lastMove = table.lastMove?.let(::pointOf),
  fouls = (table.forbidden + listOfNotNull(table.foul)).map(::foulMarkOf),
  winningLine = table.result?.line.orEmpty().map(::pointOf),
  hint = table.hint?.let { pointOf(it.point) },
  hintLine = hintLineOf(table),
  closed = table.opening?.let { movesOf(it.closed).toSet() }.orEmpty(),
  offers = table.opening?.let { view -> view.offers.map { Ghost(pointOf(it), stoneOf(view.colour)) } }.orEmpty(),
)

/** The stones of a line that wins, from the side to move on; none of a line of one stone, which the hint shows already. */
private fun hintLineOf(table: TableSnapshot): List<Ghost> {
  val hint = table.hint?.takeIf { it.wins && it.line.size > 1 } ?: return emptyList()
  val first = stoneOf(table.toMove ?: return emptyList())
  return hint.line.mapIndexed { ply, point -> Ghost(pointOf(point), if (ply % 2 == 0) first else first.opposite) }
}

/** The board of a game in a list. */
fun boardOf(game: GameSummary) = BoardState(
  size = game.size,
  cells = cellsOf(game.board),
  lastMove = game.lastMove?.let(::pointOf),
  coordinates = false,
)

/** So many lines show the farthest stone of an opening with a line beyond it. */
private const val PICTURED_LINES = 7

/** The middle of the board with the stones of one of the 26 openings, the first of which lies in the centre. */
fun boardOf(pattern: OpeningPattern): BoardState {
  val centre = pattern.stones.first()
  val cells = MutableList<Stone?>(PICTURED_LINES * PICTURED_LINES) { null }
  pattern.stones.forEachIndexed { place, point ->
    val x = point.x - centre.x + PICTURED_LINES / 2
    val y = point.y - centre.y + PICTURED_LINES / 2
    cells[y * PICTURED_LINES + x] = if (place % 2 == 0) Stone.BLACK else Stone.WHITE
  }
  return BoardState(PICTURED_LINES, cells, coordinates = false)
}

private fun foulKindOf(kind: CoreFoulKind): FoulKind = when (kind) {
  CoreFoulKind.OVERLINE -> FoulKind.OVERLINE
  CoreFoulKind.DOUBLE_FOUR -> FoulKind.DOUBLE_FOUR
  CoreFoulKind.DOUBLE_THREE -> FoulKind.DOUBLE_THREE
}
