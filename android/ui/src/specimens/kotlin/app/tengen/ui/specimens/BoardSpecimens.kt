package app.tengen.ui.specimens

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.unit.dp
import app.tengen.ui.board.Board
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.BoardThumbnail
import app.tengen.ui.board.FoulKind
import app.tengen.ui.board.FoulMark
import app.tengen.ui.board.Ghost
import app.tengen.ui.board.Point
import app.tengen.ui.board.Stone
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen

/** The point called [name]: "H8". */
fun point(name: String) = Point(name[0].uppercaseChar() - 'A', name.drop(1).toInt() - 1)

/** Points in the order of their names: "H8 J9". */
fun points(names: String): List<Point> = names.split(' ').filter(String::isNotBlank).map(::point)

/** A board after [moves], Black first; what isn't given is as at the beginning of a game. */
fun aBoardState(
  moves: String = "H8 I9 H10 H9 G9 F9 I7 J6 G8 F8 G7 G6 F7 E8 I8 J8 I10",
  size: Int = 15,
  lastMove: Point? = points(moves).lastOrNull(),
  fouls: List<FoulMark> = emptyList(),
  explainedFoul: Point? = null,
  winningLine: String = "",
  ghost: Ghost? = null,
  hint: String? = null,
  hintLine: String = "",
  numbered: Boolean = false,
  coordinates: Boolean = true,
): BoardState {
  val played = points(moves)
  val stones = played.withIndex().associate { (ply, point) -> point to if (ply % 2 == 0) Stone.BLACK else Stone.WHITE }
  return BoardState(
    size = size,
    cells = List(size * size) { stones[Point(it % size, it / size)] },
    lastMove = lastMove,
    fouls = fouls,
    explainedFoul = explainedFoul,
    winningLine = points(winningLine),
    ghost = ghost,
    hint = hint?.let(::point),
    hintLine = points(hintLine).mapIndexed { ply, point ->
      Ghost(point, if ((played.size + ply) % 2 == 0) Stone.BLACK else Stone.WHITE)
    },
    moveNumbers = if (numbered) played.withIndex().associate { (ply, point) -> point to ply + 1 } else emptyMap(),
    coordinates = coordinates,
  )
}

/** Black's fork of two threes at H8, an overline at E4 and a double four at L12. */
fun aBoardWithFouls(explained: String? = null) = aBoardState(
  moves = "G8 A1 I8 C1 H9 E1 H7 G1 B4 A15 C4 C15 D4 E15 F4 G15 G4 I15 L13 K15 L11 M15 L10 N14 M12 O8 K12 O10 J12 O12",
  fouls = listOf(
    FoulMark(point("H8"), listOf(FoulKind.DOUBLE_THREE), listOf(points("G8 H8 I8"), points("H7 H8 H9"))),
    FoulMark(point("E4"), listOf(FoulKind.OVERLINE), listOf(points("B4 C4 D4 E4 F4 G4"))),
    FoulMark(point("L12"), listOf(FoulKind.DOUBLE_FOUR), listOf(points("L10 L11 L12 L13"), points("J12 K12 L12 M12"))),
  ),
  explainedFoul = explained?.let(::point),
)

/** A full middle game of 120 plies: three digits on stones. */
private fun crowded(size: Int): BoardState {
  val order = (0 until size * size).sortedBy { (it * 7919 + 31) % 104729 }.take(120)
  return aBoardState(
    moves = order.joinToString(" ") { Point(it % size, it / size).name },
    size = size,
    numbered = true,
    lastMove = null,
  )
}

private val boards: Map<String, BoardState> = mapOf(
  "board-empty" to aBoardState(moves = ""),
  "board-middle" to aBoardState(),
  "board-ghost" to aBoardState(ghost = Ghost(point("K11"), Stone.WHITE)),
  "board-ghost-top" to aBoardState(ghost = Ghost(point("B14"), Stone.BLACK)),
  "board-fouls" to aBoardWithFouls(),
  "board-foul-explained" to aBoardWithFouls(explained = "H8"),
  "board-won" to aBoardState(
    moves = "H8 G8 I9 G9 J10 G7 K11 G6 L12",
    winningLine = "H8 I9 J10 K11 L12",
  ),
  "board-hint" to aBoardState(hint = "K10"),
  "board-hint-line" to aBoardState(moves = FOURS_MOVES, hint = "H8", hintLine = FOURS_LINE),
  "board-numbers" to crowded(15),
  "board-10" to aBoardState(moves = "E5 F6 E6 E4 D7", size = 10),
  "board-19" to aBoardState(size = 19),
  "board-20" to aBoardState(size = 20),
  "board-bare" to aBoardState(coordinates = false),
)

val boardSpecimens: List<Specimen> =
  boards.map { (name, state) ->
    Specimen(name, Specimen.Kind.BOARD) { OnPaper { Board(state, Modifier.fillMaxWidth()) } }
  } +
    Specimen("board-thumbnails", Specimen.Kind.BOARD) { OnPaper { Thumbnails() } }

@Composable
private fun Thumbnails() {
  Row(Modifier.padding(Space.large), Arrangement.spacedBy(Space.large)) {
    BoardThumbnail(aBoardState(), Modifier.size(96.dp))
    BoardThumbnail(aBoardState(size = 20), Modifier.size(96.dp))
    BoardThumbnail(aBoardState(moves = "E5 F6 E6", size = 10), Modifier.size(64.dp))
  }
  Row(Modifier.padding(Space.large), Arrangement.spacedBy(Space.large)) {
    for (stone in Stone.entries) StoneIcon(stone)
    for (stone in Stone.entries) StoneIcon(stone, diameter = 40.dp)
  }
}

/** A part of a screen at the top of an empty page. */
@Composable
fun OnPaper(content: @Composable () -> Unit) {
  Column(
    Modifier.fillMaxSize().background(Tengen.palette.background).padding(Space.small),
    horizontalAlignment = Alignment.CenterHorizontally,
  ) { content() }
}
