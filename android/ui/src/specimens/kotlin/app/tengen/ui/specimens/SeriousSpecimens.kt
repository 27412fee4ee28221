package app.tengen.ui.specimens

import app.tengen.core.AskKind
import app.tengen.core.EventKind
import app.tengen.core.Forbidden
import app.tengen.core.Foul
import app.tengen.core.FoulKind
import app.tengen.core.FoulPart
import app.tengen.core.FoulPolicy
import app.tengen.core.GameResult
import app.tengen.core.MatchScore
import app.tengen.core.Offer
import app.tengen.core.OfferKind
import app.tengen.core.OpeningArea
import app.tengen.core.OpeningChoice
import app.tengen.core.OpeningRule
import app.tengen.core.Refusal
import app.tengen.core.ResultReason
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.TableEvent
import app.tengen.core.TableSnapshot
import app.tengen.core.TimeControl
import app.tengen.core.UndoRule
import app.tengen.ui.game.ClockState
import app.tengen.ui.game.ClocksState
import app.tengen.ui.play.PlayLocal
import app.tengen.ui.play.PlayScreen
import app.tengen.ui.play.PlaySheet
import app.tengen.ui.play.Prompt
import app.tengen.ui.play.playState

/** One phase of the serious game. */
private class Face(
  val table: TableSnapshot,
  val local: PlayLocal = PlayLocal(),
  val told: EventKind? = null,
  val clocks: ClocksState? = null,
  /** Looked at on every surface. */
  val isLayout: Boolean = false,
)

private const val FIFTHS_MOVES = "H8 H9 I9 G7"
private const val FIFTHS = "G10 I7 J10 F8 K8"
private const val SWAP2_MOVES = "H8 K9 J6"

private val you = Seat.Person("")
private val people = aTable("$MIDDLE_GAME J8", black = Seat.Person("小明"), white = Seat.Person("Alexandra"))
private val serious = people.copy(undo = UndoRule(asks = true, allowance = 3), blackUndosLeft = 3, whiteUndosLeft = 2)
private val score = MatchScore(black = 3, white = 2, draws = 1)

private val addTwo = anOpening(
  SWAP2_MOVES,
  anAsk(AskKind.PLACE_SWAP_OR_ADD_TWO, Stone.WHITE, OpeningArea.Anywhere, swap = true, addTwo = true),
  OpeningRule.SWAP2,
)
private val tenfold = anOpening(
  FIFTHS_MOVES,
  anAsk(
    AskKind.PLACE_SWAP_OR_OFFER, Stone.BLACK, OpeningArea.Within(4), swap = true, offerFifths = true, offers = 10,
  ),
  OpeningRule.TARAGUCHI,
  pattern = 3,
)
private val proposed = anOpening(
  "", anAsk(AskKind.ANSWER, Stone.WHITE, propose = true, agree = 3), OpeningRule.AGREED,
)

/** Two threes and a four at H8. */
private val mixed = Forbidden(
  corePoint("H8"),
  Foul(
    parts = listOf(
      FoulPart(FoulKind.DOUBLE_THREE, listOf("H8 H9 H10", "G7 H8 I9").map { line -> line.split(' ').map(::corePoint) }),
    ),
    mixture = "4-3-3",
    beside = listOf("E8 F8 G8 H8".split(' ').map(::corePoint)),
  ),
)
private const val MIXED_MOVES = "E8 D8 F8 A1 G8 A15 H9 O1 H10 O15 G7 B1 I9 C1 H8"

private fun running(black: ClockState, white: ClockState) = ClocksState(black, white)

private val faces: Map<String, Face> = mapOf(
  "play-opening-centre" to Face(
    anOpening("", anAsk(AskKind.PLACE, area = OpeningArea.Within(0), lay = true)),
  ),
  "play-opening-area" to Face(
    anOpening("H8 H9", anAsk(AskKind.PLACE, area = OpeningArea.Within(2)), OpeningRule.TARAGUCHI),
    isLayout = true,
  ),
  "play-opening-beyond" to Face(
    anOpening("H8 H9", anAsk(AskKind.PLACE, area = OpeningArea.Beyond(2)), OpeningRule.PRO, black = you, white = you),
    PlayLocal(prompt = Prompt.Refused(Refusal.OpeningOutside(corePoint("J8")))),
  ),
  "play-opening-swap2" to Face(addTwo, isLayout = true),
  "play-opening-swap2-ghost" to Face(addTwo, PlayLocal(ghost = point("I9"))),
  "play-opening-stay-or-swap" to Face(
    anOpening("$SWAP2_MOVES I9 G7", anAsk(AskKind.STAY_OR_SWAP, swap = true, stay = true), OpeningRule.SWAP2),
    told = EventKind.Chosen(OpeningChoice.AddTwo, Stone.WHITE),
  ),
  "play-opening-tenfold" to Face(tenfold, isLayout = true),
  "play-opening-declare" to Face(
    anOpening(D4_MOVES, anAsk(AskKind.DECLARE, declare = 12), OpeningRule.YAMAGUCHI, pattern = 3),
  ),
  "play-opening-fifths-sheet" to Face(
    anOpening(D4_MOVES, anAsk(AskKind.DECLARE, declare = 12), OpeningRule.YAMAGUCHI, pattern = 3),
    PlayLocal(sheet = PlaySheet.Fifths),
  ),
  "play-opening-offer" to Face(
    anOpening(
      FIFTHS_MOVES, anAsk(AskKind.OFFER, area = OpeningArea.Anywhere, offers = 10), OpeningRule.TARAGUCHI,
      offers = FIFTHS, closed = "G6 F10 I5 J7", pattern = 3,
    ),
    PlayLocal(prompt = Prompt.Refused(Refusal.OpeningSymmetric(corePoint("F10"), corePoint("G10")))),
  ),
  "play-opening-keep" to Face(
    anOpening(
      FIFTHS_MOVES, anAsk(AskKind.KEEP, Stone.WHITE), OpeningRule.TARAGUCHI,
      offers = "$FIFTHS H7 L11 C4 F6 M9", pattern = 3,
    ),
    isLayout = true,
  ),
  "play-opening-keep-ghost" to Face(
    anOpening(
      FIFTHS_MOVES, anAsk(AskKind.KEEP, Stone.WHITE), OpeningRule.TARAGUCHI,
      offers = "$FIFTHS H7 L11 C4 F6 M9", pattern = 3,
    ),
    PlayLocal(ghost = point("J10")),
  ),
  "play-opening-answer" to Face(proposed, told = EventKind.Chosen(OpeningChoice.Propose(3), Stone.BLACK)),
  "play-opening-names" to Face(
    anOpening("", anAsk(AskKind.PROPOSE, propose = true), OpeningRule.AGREED),
    PlayLocal(sheet = PlaySheet.Openings),
    isLayout = true,
  ),
  "play-opening-computer" to Face(
    anOpening(
      D4_MOVES, anAsk(AskKind.PLACE_OR_SWAP, Stone.WHITE, OpeningArea.Anywhere, swap = true), pattern = 3,
      black = you, white = Seat.Computer(5),
    ).copy(thinking = aThinking()),
  ),
  "play-opening-swapped" to Face(
    aTable("$D4_MOVES G7", black = Seat.Computer(5), white = you),
    told = EventKind.Chosen(OpeningChoice.Swap, Stone.WHITE),
  ),
  "play-clock" to Face(
    people,
    clocks = running(ClockState("4:59", isRunning = true), ClockState("12:30")),
    isLayout = true,
  ),
  "play-clock-low" to Face(
    aTable("$MIDDLE_GAME J8"),
    clocks = running(ClockState("9.8", 3, isRunning = true, isLow = true), ClockState("0:30", 3)),
  ),
  "play-clock-thinking" to Face(
    aTable(thinking = aThinking()),
    clocks = running(ClockState("1:02:03"), ClockState("58:07", 3, isRunning = true)),
    isLayout = true,
  ),
  "play-clock-paused" to Face(
    people.copy(clock = aPausedClock()),
    clocks = running(ClockState("4:59", isPaused = true), ClockState("12:30", isPaused = true)),
    isLayout = true,
  ),
  "play-clock-propose" to Face(
    people.copy(moves = ByteArray(0), board = ByteArray(225), lastMove = null),
    PlayLocal(sheet = PlaySheet.Clocks),
  ),
  "play-offer-undo" to Face(
    serious.copy(offer = Offer(OfferKind.Undo(15), Stone.WHITE, 16), canAnswer = true),
    clocks = running(ClockState("4:59", isRunning = true), ClockState("12:30")),
    isLayout = true,
  ),
  "play-offer-draw" to Face(serious.copy(offer = Offer(OfferKind.Draw, Stone.BLACK, 16), canAnswer = true)),
  "play-offer-waiting" to Face(
    aTable("$MIDDLE_GAME J8").copy(offer = Offer(OfferKind.Draw, Stone.BLACK, 16)),
  ),
  "play-offer-clocks" to Face(
    people.copy(
      moves = ByteArray(0), board = ByteArray(225), lastMove = null, canAnswer = true,
      offer = Offer(OfferKind.Clocks(aByoyomi(), aByoyomi()), Stone.BLACK, 0),
    ),
  ),
  "play-offer-declined" to Face(
    serious.copy(decider = Stone.WHITE),
    told = EventKind.OfferDeclined(Offer(OfferKind.Undo(15), Stone.WHITE, 16)),
  ),
  "play-offer-more" to Face(
    serious.copy(canOfferDraw = true, canOfferRestart = true, score = score),
    PlayLocal(sheet = PlaySheet.More),
  ),
  "play-claim" to Face(
    aTable(MIXED_MOVES, rules = RuleSet.RENJU, black = Seat.Person("小明"), white = Seat.Person("Alexandra"))
      .copy(foulPolicy = FoulPolicy.CLAIM, canClaim = true),
    isLayout = true,
  ),
  "play-claim-wrong" to Face(
    aTable(MIXED_MOVES, rules = RuleSet.RENJU, black = Seat.Computer(5), white = you)
      .copy(foulPolicy = FoulPolicy.CLAIM, canClaim = true),
    told = EventKind.WrongClaim,
  ),
  "play-foul-lost" to Face(
    aTable(MIXED_MOVES, rules = RuleSet.RENJU, result = GameResult(Stone.WHITE, ResultReason.FOUL, emptyList()))
      .copy(foul = mixed),
  ),
  "play-match" to Face(
    people.copy(score = score, opening = tenfold.opening?.copy(ask = null)),
    isLayout = true,
  ),
  "play-match-swapped" to Face(
    aTable("", black = Seat.Person("Alexandra"), white = Seat.Person("小明")).copy(score = score),
    PlayLocal(prompt = Prompt.NextGame(Seat.Person("小明"), score)),
  ),
)

private fun aByoyomi() = TimeControl.Byoyomi(mainMs = 300_000, periods = 3, periodMs = 30_000)

val seriousSpecimens: List<Specimen> = faces.map { (name, face) ->
  val events = listOfNotNull(face.told).map { TableEvent(1, it) }
  Specimen(name, if (face.isLayout) Specimen.Kind.SCREEN else Specimen.Kind.FACE) {
    PlayScreen(playState(face.table, face.local, events), {}, clocks = { face.clocks })
  }
}
