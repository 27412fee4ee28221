package app.tengen.ui.text

import app.tengen.core.EventKind
import app.tengen.core.Foul
import app.tengen.core.FoulKind
import app.tengen.core.FoulPart
import app.tengen.core.GameResult
import app.tengen.core.OpeningChoice
import app.tengen.core.Point
import app.tengen.core.Refusal
import app.tengen.core.ResultReason
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.RoomRefusal
import app.tengen.core.SetupProblem
import app.tengen.core.StorageProblem
import app.tengen.core.TengenException
import app.tengen.ui.R
import org.junit.Assert.assertEquals
import org.junit.Test

class TextTest {
  private val you = Seat.Person("")
  private val anna = Seat.Person("Anna")
  private val computer = Seat.Computer(1)
  private val won = GameResult(Stone.BLACK, ResultReason.FIVE, emptyList())
  private val resigned = GameResult(Stone.BLACK, ResultReason.RESIGNATION, emptyList())

  @Test
  fun `coordinates run from A1 and leave no letter out`() {
    val points = listOf(Point(0, 0), Point(7, 7), Point(8, 8), Point(19, 19))
    assertEquals(listOf("A1", "H8", "I9", "T20"), points.map(::coordinate))
  }

  @Test
  fun `a player is called by name, else you, the computer or the colour, whatever tells`() {
    val black = words(R.string.stone_black)
    val cases = mapOf(
      Seats(anna, computer) to Words.Plain("Anna"),
      Seats(you, computer) to words(R.string.player_you),
      Seats(you, anna) to black,
      Seats(computer, you) to words(R.string.player_computer),
      Seats(computer, computer) to black,
    )
    for ((seats, name) in cases) assertEquals(name, playerName(seats, Stone.BLACK))
  }

  @Test
  fun `a result is one sentence from the reader's side`() {
    assertEquals(words(R.string.result_five_you), resultText(won, Seats(you, computer)))
    assertEquals(words(R.string.result_five, Words.Plain("Anna")), resultText(won, Seats(anna, computer)))
    assertEquals(
      words(R.string.result_resigned_to_you, words(R.string.player_computer)),
      resultText(resigned, Seats(you, computer)),
    )
    assertEquals(
      words(R.string.result_resigned_you, words(R.string.player_computer)),
      resultText(resigned, Seats(computer, you)),
    )
    assertEquals(
      words(R.string.result_resigned, words(R.string.stone_black), words(R.string.stone_white)),
      resultText(resigned, Seats(you, you)),
    )
    assertEquals(
      words(R.string.result_draw),
      resultText(GameResult(null, ResultReason.FULL_BOARD, emptyList()), Seats(you, computer)),
    )
  }

  @Test
  fun `each reason for an end has words of its own, whoever reads them`() {
    val readers = listOf(Seats(you, computer), Seats(computer, you), Seats(you, anna))
    for (seats in readers) {
      val texts = ResultReason.entries.map { reason ->
        val draw = reason == ResultReason.FULL_BOARD || reason == ResultReason.AGREEMENT
        resultText(GameResult(Stone.BLACK.takeUnless { draw }, reason, emptyList()), seats) as Words.Keyed
      }
      assertEquals(8, texts.map { it.key }.toSet().size)
    }
  }

  @Test
  fun `a foul names all its kinds`() {
    val names = listOf(R.string.foul_overline, R.string.foul_double_four, R.string.foul_double_three).map { words(it) }
    fun foul(count: Int) = foulText(Foul(FoulKind.entries.take(count).map { FoulPart(it, emptyList()) }))
    assertEquals(names[0], foul(1))
    assertEquals(words(R.string.foul_two_kinds, names[0], names[1]), foul(2))
    assertEquals(words(R.string.foul_three_kinds, names[0], names[1], names[2]), foul(3))
  }

  @Test
  fun `every refusal and every problem has words of its own`() {
    val point = Point(7, 7)
    val foul = Foul(listOf(FoulPart(FoulKind.OVERLINE, emptyList())))
    val refusals = listOf(
      Refusal.OffBoard(point), Refusal.Taken(point), Refusal.Forbidden(point, foul), Refusal.NotYourTurn,
      Refusal.GameOver, Refusal.NothingToUndo, Refusal.NothingToRedo, Refusal.NothingToResign,
      Refusal.TimeIsUp(Stone.BLACK), Refusal.TimeIsLeft, Refusal.NoOffer, Refusal.OwnOffer, Refusal.TooSoon(12),
      Refusal.TooLate, Refusal.NotYourStone, Refusal.NoUndoLeft(3), Refusal.BadClock, Refusal.AskFirst,
      Refusal.NobodyToAsk, Refusal.NothingToClaim, Refusal.OpeningFirst, Refusal.OpeningNotOpen, Refusal.OpeningChooseFirst,
      Refusal.OpeningOutside(point), Refusal.OpeningOffered(point), Refusal.OpeningSymmetric(point, point),
      Refusal.OpeningNotOffered(point), Refusal.OthersTurn, Refusal.Watching, Refusal.NoAdvice,
    )
    val problems = listOf(
      TengenException.AlreadyOpen("/data"), TengenException.NotFound(1), TengenException.NoGame(),
      TengenException.BadSetting("size"), TengenException.Internal("panic"),
      TengenException.InRoom(),
    ) + StorageProblem.entries.map { TengenException.Storage(it, "why") } + listOf(
      SetupProblem.Size(9), SetupProblem.Level(11), SetupProblem.Clock, SetupProblem.Pattern, SetupProblem.Name(40),
      SetupProblem.AsksComputer,
    ).map { TengenException.BadSetup(it) } + RoomRefusal.entries.map { TengenException.Room(it) }
    val all = refusals.map(::refusalText) + problems.map(::problemText)
    assertEquals(30 + 6 + 6 + StorageProblem.entries.size + RoomRefusal.entries.size, all.size)
    assertEquals(all.size, all.map { (it as Words.Keyed).key }.toSet().size)
    assertEquals(refusalText(Refusal.GameOver), problemText(TengenException.Refused(Refusal.GameOver)))
  }

  @Test
  fun `a mixture of three rows or more is called as players call it`() {
    val threes = FoulPart(FoulKind.DOUBLE_THREE, emptyList())
    val kinds = words(R.string.foul_double_three)
    assertEquals(kinds, foulText(Foul(listOf(threes), mixture = "3-3")))
    assertEquals(words(R.string.foul_mixture, "4-3-3", kinds), foulText(Foul(listOf(threes), mixture = "4-3-3")))
  }

  @Test
  fun `after an exchange of the seats it is told who has which colour, and by whom if by the computer`() {
    val swap = EventKind.Chosen(OpeningChoice.Swap, Stone.WHITE)
    val me = words(R.string.player_you)
    val it = words(R.string.player_computer)
    assertEquals(words(R.string.told_swapped_by, it, it, me), toldText(swap, Seats(computer, you)))
    assertEquals(words(R.string.told_swapped, me, it), toldText(swap, Seats(you, computer)))
    assertEquals(words(R.string.told_swapped_people), toldText(swap, Seats(you, you)))
  }

  @Test
  fun `time passed is told in its largest whole unit, and never ahead`() {
    val cases = mapOf(
      -5_000L to words(R.string.ago_now),
      59_999L to words(R.string.ago_now),
      60_000L to Words.Counted(R.plurals.ago_minutes, 1),
      3_599_999L to Words.Counted(R.plurals.ago_minutes, 59),
      3_600_000L to Words.Counted(R.plurals.ago_hours, 1),
      86_399_999L to Words.Counted(R.plurals.ago_hours, 23),
      86_400_000L to Words.Counted(R.plurals.ago_days, 1),
      30 * 86_400_000L to Words.Counted(R.plurals.ago_days, 30),
    )
    for ((passed, text) in cases) assertEquals("$passed", text, agoText(1_000_000_000_000 - passed, 1_000_000_000_000))
  }
}
