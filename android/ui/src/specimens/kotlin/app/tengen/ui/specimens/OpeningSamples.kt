package app.tengen.ui.specimens

import app.tengen.core.AskKind
import app.tengen.core.Opening
import app.tengen.core.OpeningArea
import app.tengen.core.OpeningAsk
import app.tengen.core.OpeningRule
import app.tengen.core.OpeningView
import app.tengen.core.Refusal
import app.tengen.core.Seat
import app.tengen.core.SeatClock
import app.tengen.core.Stone
import app.tengen.core.TableClock
import app.tengen.core.TableSnapshot
import app.tengen.core.TimeControl
import app.tengen.ui.board.Point
import kotlin.math.abs

/** The stones of D4, the fourth of the direct openings. */
const val D4_MOVES = "H8 H9 I9"

/** What an opening asks; only what is given may be chosen. */
fun anAsk(
  kind: AskKind,
  decider: Stone = Stone.BLACK,
  area: OpeningArea? = null,
  swap: Boolean = false,
  stay: Boolean = false,
  addTwo: Boolean = false,
  offerFifths: Boolean = false,
  declare: Int = 0,
  propose: Boolean = false,
  lay: Boolean = false,
  agree: Int? = null,
  offers: Int = 0,
) = OpeningAsk(kind, decider, area, swap, stay, addTwo, offerFifths, declare, propose, lay, agree, offers)

/** A game between two people in its opening: [moves] lie on the board and [ask] is open. */
fun anOpening(
  moves: String,
  ask: OpeningAsk,
  rule: OpeningRule = OpeningRule.CLASSIC,
  offers: String = "",
  closed: String = "",
  pattern: Int? = null,
  black: Seat = Seat.Person("小明"),
  white: Seat = Seat.Person("Alexandra"),
): TableSnapshot {
  val table = aTable(moves, black = black, white = white)
  val taken = points(moves)
  val open = openPoints(ask.area, (taken + points(offers) + points(closed)).toSet())
  val view = OpeningView(
    opening = Opening(rule, null, fifths = false),
    ask = ask,
    stone = taken.size + 1,
    colour = if (taken.size % 2 == 0) Stone.BLACK else Stone.WHITE,
    points = bytesOf(open),
    closed = bytesOf(closedPoints(ask.area, taken.toSet(), open)),
    offers = points(offers).map { corePoint(it.name) },
    pattern = pattern,
    swapped = false,
  )
  val isPerson = (if (ask.decider == Stone.BLACK) black else white) is Seat.Person
  val takesTaps = ask.area != null || ask.kind == AskKind.KEEP
  return table.copy(
    opening = view,
    decider = ask.decider,
    canChoose = isPerson,
    canPlay = isPerson && takesTaps,
    noStone = if (!isPerson) Refusal.NotYourTurn else Refusal.OpeningChooseFirst.takeUnless { takesTaps },
    canHint = false,
  )
}

/** Clocks that stand still because nobody is at the table. */
fun aPausedClock(): TableClock {
  val control = TimeControl.Total(mainMs = 900_000)
  val black = SeatClock(control, 299_000, "4:59", periods = 0, inPeriod = false, changesInMs = 1_000)
  return TableClock(black, black.copy(leftMs = 750_000, text = "12:30"), running = null, paused = true)
}

/** Where the next stone may lie: in the [area], but for the points of [no]. */
private fun openPoints(area: OpeningArea?, no: Set<Point>): List<Point> = allPoints.filter { it !in no && isIn(area, it) }

/** Where none may: the empty points beside the [open] ones, and stones outside the [area]; no point without an area. */
private fun closedPoints(area: OpeningArea?, taken: Set<Point>, open: List<Point>): List<Point> =
  if (area == null) emptyList() else allPoints.filter { if (it in taken) !isIn(area, it) else it !in open }

private val allPoints = (0 until 15).flatMap { y -> (0 until 15).map { x -> Point(x, y) } }

private fun isIn(area: OpeningArea?, point: Point): Boolean {
  val distance = maxOf(abs(point.x - 7), abs(point.y - 7))
  return when (area) {
    null -> false
    OpeningArea.Anywhere -> true
    is OpeningArea.Within -> distance <= area.distance
    is OpeningArea.Beyond -> distance > area.distance
  }
}

private fun bytesOf(points: List<Point>): ByteArray = points.flatMap { listOf(it.x.toByte(), it.y.toByte()) }.toByteArray()
