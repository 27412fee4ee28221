package app.tengen.ui.specimens

import app.tengen.core.DoubleThreat
import app.tengen.core.GameResult
import app.tengen.core.HintReason
import app.tengen.core.Purpose
import app.tengen.core.Refusal
import app.tengen.core.ResultReason
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import app.tengen.core.Thinking
import app.tengen.ui.play.PlayLocal
import app.tengen.ui.play.PlayScreen
import app.tengen.ui.play.PlaySheet
import app.tengen.ui.play.PlayState
import app.tengen.ui.play.Prompt
import app.tengen.ui.play.playState

/** The play screen over [table] with what it keeps itself. */
fun aPlayState(table: TableSnapshot = aTable(), local: PlayLocal = PlayLocal()): PlayState = playState(table, local)

/** A computer at work: [elapsedMs] of ten seconds have passed. */
fun aThinking(stone: Stone = Stone.WHITE, purpose: Purpose = Purpose.MOVE, elapsedMs: Long = 4_000) =
  Thinking(stone, purpose, elapsedMs, limitMs = 10_000, depth = 7, nodes = 120_000)

private val blackToMove = aTable("$MIDDLE_GAME J8", redoable = 2)
private const val WON = "H8 G8 I9 G9 J10 G7 K11 G6 L12"
private val five = "H8 I9 J10 K11 L12".split(' ').map(::corePoint)
private val won = aTable(WON, result = GameResult(Stone.BLACK, ResultReason.FIVE, five))
private val foul = aTable(FOUL_MOVES, rules = RuleSet.RENJU, forbidden = listOf(doubleThree))
private val people = aTable(black = Seat.Person("小明"), white = Seat.Person("Alexandra"))

private val blocking = aHint("K10 F6 J11", HintReason.BlocksOpenThree, wins = false)
private val winning = aHint(FOURS_LINE, HintReason.WinsByFours(4))
private val doubled = aHint("K10 F6 J11", HintReason.BlocksDouble(DoubleThreat.FOUR_THREE), wins = false)

/** Those whose layout differs: they are looked at on every surface. */
private val layouts = setOf(
  "play-your-turn", "play-thinking", "play-ghost", "play-forbidden-why", "play-won", "play-unsaved", "play-20",
  "play-more", "play-resign-question",
)

private val faces: Map<String, PlayState> = mapOf(
  "play-empty" to aPlayState(aTable("")),
  "play-your-turn" to aPlayState(blackToMove),
  "play-thinking" to aPlayState(aTable(thinking = aThinking())),
  "play-ghost" to aPlayState(blackToMove, PlayLocal(ghost = point("K9"))),
  "play-taken" to aPlayState(blackToMove, PlayLocal(prompt = Prompt.Refused(Refusal.Taken(corePoint("H8"))))),
  "play-forbidden" to aPlayState(foul),
  "play-forbidden-why" to
    aPlayState(foul, PlayLocal(prompt = Prompt.Refused(Refusal.Forbidden(doubleThree.point, doubleThree.foul)))),
  "play-hint" to aPlayState(aTable("$MIDDLE_GAME J8", hint = blocking)),
  "play-hint-line" to aPlayState(aTable(FOURS_MOVES, hint = winning)),
  "play-hint-double" to aPlayState(aTable("$MIDDLE_GAME J8", hint = doubled)),
  "play-hint-search" to aPlayState(aTable("$MIDDLE_GAME J8", thinking = aThinking(Stone.BLACK, Purpose.HINT))),
  "play-won" to aPlayState(won),
  "play-resigned" to aPlayState(aTable(result = GameResult(Stone.WHITE, ResultReason.RESIGNATION, emptyList()))),
  "play-people" to aPlayState(people),
  "play-people-ghost" to aPlayState(people, PlayLocal(ghost = point("K9"))),
  "play-watch" to aPlayState(aTable(black = Seat.Computer(5), white = Seat.Computer(10), thinking = aThinking())),
  "play-unsaved" to aPlayState(aTable("$MIDDLE_GAME J8", unsaved = true)),
  "play-restarted" to aPlayState(aTable(""), PlayLocal(prompt = Prompt.Restarted)),
  "play-20" to aPlayState(aTable("$MIDDLE_GAME J8", size = 20)),
  "play-more" to aPlayState(blackToMove, PlayLocal(sheet = PlaySheet.More)),
  "play-resign-question" to aPlayState(blackToMove, PlayLocal(sheet = PlaySheet.ResignQuestion)),
)

val playSpecimens: List<Specimen> = faces.map { (name, state) ->
  Specimen(name, if (name in layouts) Specimen.Kind.SCREEN else Specimen.Kind.FACE) { PlayScreen(state, {}) }
}
