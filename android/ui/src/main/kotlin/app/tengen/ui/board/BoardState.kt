package app.tengen.ui.board

import androidx.compose.runtime.Immutable

/** The colour of a stone. */
enum class Stone {
  BLACK,
  WHITE;

  val opposite: Stone get() = if (this == BLACK) WHITE else BLACK
}

/** A crossing of the board's lines, counted from 0 at the left bottom. */
@Immutable
data class Point(val x: Int, val y: Int) {
  /** As players write it: "H8". Letters run from A and don't skip I. */
  val name: String get() = "${'A' + x}${y + 1}"
}

/** What makes a point forbidden for Black, with the label the board shows for it. */
enum class FoulKind(val label: String) {
  OVERLINE("6"),
  DOUBLE_FOUR("4·4"),
  DOUBLE_THREE("3·3"),
}

/**
 * A forbidden point: its kinds, the one to name first in front, the lines that its stone makes, and what players call a
 * mixture of more than two.
 */
@Immutable
data class FoulMark(
  val point: Point,
  val kinds: List<FoulKind>,
  val lines: List<List<Point>> = emptyList(),
  val mixture: String? = null,
) {
  /** What the board shows beside it. */
  val label: String get() = mixture?.replace('-', '·') ?: kinds.joinToString(" ") { it.label }
}

/** A stone that is aimed but not placed. */
@Immutable
data class Ghost(val point: Point, val stone: Stone)

/** All that a board shows. Plain values: nothing here knows how the game goes. */
@Immutable
data class BoardState(
  /** Lines in each direction. */
  val size: Int = 15,
  /** What stands on each point, row by row from the bottom, each from the left: `size * size` of them. */
  val cells: List<Stone?> = List(size * size) { null },
  val lastMove: Point? = null,
  val fouls: List<FoulMark> = emptyList(),
  /** The forbidden point that was asked about: its kinds and lines are shown. */
  val explainedFoul: Point? = null,
  /** The stones of the five, in their order on the line; empty while nobody has won. */
  val winningLine: List<Point> = emptyList(),
  val ghost: Ghost? = null,
  val hint: Point? = null,
  /** The stones of the line that the hint begins, the hint's own first; empty where it leads to no win. */
  val hintLine: List<Ghost> = emptyList(),
  /** Where the opening lets no stone lie: they are in the shade, but for fifth moves that are offered already. */
  val closed: Set<Point> = emptySet(),
  /** Fifth moves on offer, in the order in which they were offered. */
  val offers: List<Ghost> = emptyList(),
  /** The number of each move to show on its stone. */
  val moveNumbers: Map<Point, Int> = emptyMap(),
  val coordinates: Boolean = true,
) {
  init {
    require(cells.size == size * size) { "a board of $size has ${size * size} points, not ${cells.size}" }
  }

  operator fun get(point: Point): Stone? = cells[point.y * size + point.x]

  operator fun contains(point: Point): Boolean = point.x in 0 until size && point.y in 0 until size

  /** Every point, row by row from the top, each from the left: the order in which one reads. */
  val points: List<Point> get() = (size - 1 downTo 0).flatMap { y -> (0 until size).map { x -> Point(x, y) } }

  /** The foul at [point], if it is forbidden. */
  fun foulAt(point: Point): FoulMark? = fouls.find { it.point == point }

  companion object {
    /** The cells of a board given as one byte a point: 0 empty, 1 black, 2 white. */
    fun cellsOf(bytes: ByteArray): List<Stone?> = bytes.map {
      when (it.toInt()) {
        0 -> null
        1 -> Stone.BLACK
        2 -> Stone.WHITE
        else -> error("no stone has the number $it")
      }
    }
  }
}

/** The points that are dotted on a board of [size] lines, as boards are made. */
fun starPoints(size: Int): Set<Point> {
  val corner = if (size < 13) 2 else 3
  val ends = listOf(corner, size - 1 - corner)
  val corners = ends.flatMap { x -> ends.map { y -> Point(x, y) } }
  if (size % 2 == 0) return corners.toSet()
  val middle = size / 2
  val sides = ends.flatMap { listOf(Point(it, middle), Point(middle, it)) }
  return (corners + Point(middle, middle) + if (size >= 17) sides else emptyList()).toSet()
}
