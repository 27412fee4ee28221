package app.tengen.ui.specimens

import app.tengen.core.ColourChoice
import app.tengen.core.Forbidden
import app.tengen.core.Foul
import app.tengen.core.FoulKind
import app.tengen.core.FoulPart
import app.tengen.core.GameResult
import app.tengen.core.GameSummary
import app.tengen.core.Hint
import app.tengen.core.HintReason
import app.tengen.core.NewGame
import app.tengen.core.Phase
import app.tengen.core.Placement
import app.tengen.core.Point
import app.tengen.core.Preset
import app.tengen.core.Refusal
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import app.tengen.core.Theme
import app.tengen.core.Thinking
import app.tengen.core.presetTerms
import app.tengen.core.termsOf

/** The moment at which all samples are looked at, in milliseconds of the wall clock. */
const val SAMPLE_NOW_MS = 1_800_000_000_000L

/** A middle game of fifteen plies, White to move. */
const val MIDDLE_GAME = "H8 I9 H10 H9 G9 F9 I7 J6 G8 F8 G7 G6 F7 E8 I8"

/** Black to move wins by fours. */
const val FOURS_MOVES = "E8 D8 F8 H5 G8 G6 H6 K10 H7 C5 I9 L12 J9 D11"

/** That win. */
const val FOURS_LINE = "H8 I8 H9 H10 G9 K9 F9"

/** The point of the core's that is called [name]: "H8". */
fun corePoint(name: String): Point = point(name).let { Point(it.x, it.y) }

/** What the core publishes after [moves], Black first; what isn't given follows from them. */
fun aTable(
  moves: String = MIDDLE_GAME,
  size: Int = 15,
  rules: RuleSet = RuleSet.FREESTYLE,
  black: Seat = Seat.Person(""),
  white: Seat = Seat.Computer(1),
  redoable: Int = 0,
  forbidden: List<Forbidden> = emptyList(),
  result: GameResult? = null,
  thinking: Thinking? = null,
  hint: Hint? = null,
  unsaved: Boolean = false,
  game: Long = 1,
): TableSnapshot {
  val played = points(moves)
  val phase = if (result == null) Phase.PLAYING else Phase.OVER
  val toMove = if (result != null) null else if (played.size % 2 == 0) Stone.BLACK else Stone.WHITE
  val personToMove = toMove != null && (if (toMove == Stone.BLACK) black else white) is Seat.Person
  val anyPerson = black is Seat.Person || white is Seat.Person
  return TableSnapshot(
    revision = 1,
    phase = phase,
    game = game,
    size = size,
    rules = rules,
    black = black,
    white = white,
    board = boardBytes(moves, size),
    moves = played.flatMap { listOf(it.x.toByte(), it.y.toByte()) }.toByteArray(),
    redoable = redoable,
    toMove = toMove,
    decider = toMove,
    lastMove = played.lastOrNull()?.let { Point(it.x, it.y) },
    forbidden = forbidden,
    result = result,
    thinking = thinking,
    hint = hint,
    analysis = null,
    canPlay = personToMove,
    noStone = if (toMove == null) Refusal.GameOver else Refusal.NotYourTurn.takeUnless { personToMove },
    canUndo = played.isNotEmpty(),
    canRedo = redoable > 0,
    canHint = personToMove,
    canAnalyse = personToMove,
    canResign = anyPerson && phase == Phase.PLAYING,
    unsaved = unsaved,
    lastEvent = 0,
    startedMs = SAMPLE_NOW_MS - 40 * 60_000,
    updatedMs = SAMPLE_NOW_MS - 25 * 60_000,
    terms = termsOf(aNewGame(size = size, rules = rules)),
  )
}

/** A hint that begins [line]. */
fun aHint(line: String, reason: HintReason, wins: Boolean = true): Hint {
  val points = line.split(' ').map(::corePoint)
  return Hint(points.first(), reason, points, wins)
}

/** A game in the list of unfinished ones. */
fun aSummary(
  moves: String = MIDDLE_GAME,
  size: Int = 15,
  black: Seat = Seat.Person(""),
  white: Seat = Seat.Computer(5),
  game: Long = 2,
  updatedMs: Long = SAMPLE_NOW_MS - 3 * 3_600_000,
): GameSummary {
  val played = points(moves)
  return GameSummary(
    game = game,
    size = size,
    rules = RuleSet.FREESTYLE,
    black = black,
    white = white,
    plies = played.size,
    board = boardBytes(moves, size),
    lastMove = played.lastOrNull()?.let { Point(it.x, it.y) },
    toMove = if (played.size % 2 == 0) Stone.BLACK else Stone.WHITE,
    result = null,
    startedMs = updatedMs - 600_000,
    updatedMs = updatedMs,
    terms = presetTerms(Preset.RENJU, people = false, asks = false),
  )
}

/** A game to start. */
fun aNewGame(
  me: Seat = Seat.Person(""),
  other: Seat = Seat.Computer(1),
  size: Int = 15,
  rules: RuleSet = RuleSet.FREESTYLE,
  colour: ColourChoice = ColourChoice.BLACK,
) = NewGame(size, rules, me, other, colour)

/** The settings of a first start. */
fun aSettings(
  placement: Placement = Placement.AUTOMATIC,
  theme: Theme = Theme.SYSTEM,
  language: String = "",
  startOnHome: Boolean = false,
  againstComputer: NewGame = aNewGame(),
  twoPeople: NewGame = aNewGame(other = Seat.Person("")),
  watch: NewGame = aNewGame(me = Seat.Computer(5), other = Seat.Computer(10)),
) = Settings(placement, theme, language, startOnHome, againstComputer, twoPeople, watch)

/** The double-three at H8 of [FOUL_MOVES]. */
val doubleThree = Forbidden(
  corePoint("H8"),
  Foul(
    listOf(
      FoulPart(
        FoulKind.DOUBLE_THREE,
        listOf("G8 H8 I8", "H7 H8 H9").map { line -> line.split(' ').map(::corePoint) },
      ),
    ),
  ),
)

/** Black's fork of two threes, White's stones far away; Black to move. */
const val FOUL_MOVES = "G8 B2 I8 D2 H9 M13 H7 O3"

private fun boardBytes(moves: String, size: Int): ByteArray {
  val bytes = ByteArray(size * size)
  points(moves).forEachIndexed { ply, point -> bytes[point.y * size + point.x] = if (ply % 2 == 0) 1 else 2 }
  return bytes
}
