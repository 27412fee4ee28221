package app.tengen.ui.play

import app.tengen.core.AskKind
import app.tengen.core.EventKind
import app.tengen.core.GameResult
import app.tengen.core.HintReason
import app.tengen.core.Offer
import app.tengen.core.OfferKind
import app.tengen.core.OpeningArea
import app.tengen.core.OpeningChoice
import app.tengen.core.Purpose
import app.tengen.core.Refusal
import app.tengen.core.ResultReason
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.TableEvent
import app.tengen.ui.R
import app.tengen.ui.board.Ghost
import app.tengen.ui.board.Point
import app.tengen.ui.board.Stone
import app.tengen.ui.specimens.FOUL_MOVES
import app.tengen.ui.specimens.MIDDLE_GAME
import app.tengen.ui.specimens.aHint
import app.tengen.ui.specimens.aTable
import app.tengen.ui.specimens.aThinking
import app.tengen.ui.specimens.anAsk
import app.tengen.ui.specimens.anOpening
import app.tengen.ui.specimens.corePoint
import app.tengen.ui.specimens.doubleThree
import app.tengen.ui.specimens.point
import app.tengen.ui.text.Words
import app.tengen.ui.text.words
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test
import app.tengen.core.Stone as CoreStone

class PlayPresenterTest {
  @Test
  fun `a person who plays the computer sits below, otherwise Black does`() {
    val person = Seat.Person("")
    val computer = Seat.Computer(1)
    val below = mapOf(
      (person to computer) to Stone.BLACK,
      (computer to person) to Stone.WHITE,
      (person to person) to Stone.BLACK,
      (computer to computer) to Stone.BLACK,
    )
    for ((seats, stone) in below) {
      val state = playState(aTable(black = seats.first, white = seats.second), PlayLocal())
      assertEquals(stone, state.bottom.stone)
      assertEquals(stone.opposite, state.top.stone)
    }
  }

  @Test
  fun `only the side to move is marked, and nobody once the game is over`() {
    val state = playState(aTable("H8"), PlayLocal())
    assertTrue(state.top.isToMove)
    assertFalse(state.bottom.isToMove)
    val over = playState(aTable("H8", result = GameResult(null, ResultReason.FULL_BOARD, emptyList())), PlayLocal())
    assertFalse(over.top.isToMove || over.bottom.isToMove)
    assertEquals(PlayBar.Over, over.bar)
    assertEquals(MessageState(words(R.string.result_draw), MessageTone.Result), over.message)
  }

  @Test
  fun `the ghost is the side to move's, shows its bar, and goes where the stone has come`() {
    val aimed = PlayLocal(ghost = point("H10"))
    val state = playState(aTable("H8 H9"), aimed)
    assertEquals(Ghost(point("H10"), Stone.BLACK), state.board.ghost)
    assertEquals(PlayBar.Place(Stone.BLACK, "H10"), state.bar)
    val sent = playState(aTable("H8 H9"), PlayLocal(sent = point("H10")))
    assertEquals(Ghost(point("H10"), Stone.BLACK), sent.board.ghost)
    assertNull(sent.bar)
    val placed = playState(aTable("H8 H9 H10"), aimed)
    assertNull(placed.board.ghost)
    assertNull(placed.bar)
  }

  @Test
  fun `thinking is shown at the seat it is for, as a part of its time`() {
    val move = playState(aTable("H8", thinking = aThinking(elapsedMs = 2_500)), PlayLocal())
    assertEquals(0.25f, move.top.thinking?.progress)
    assertNull(move.bottom.thinking)
    assertEquals(words(R.string.play_thinking, words(R.string.player_computer)), move.message.words)
    val hint = playState(aTable("", thinking = aThinking(CoreStone.BLACK, Purpose.HINT, 99_000)), PlayLocal())
    assertEquals(1f, hint.bottom.thinking?.progress)
    assertEquals(words(R.string.play_looking_for_hint), hint.message.words)
  }

  @Test
  fun `a refused foul is explained on the board and in words`() {
    val table = aTable(FOUL_MOVES, rules = RuleSet.RENJU, forbidden = listOf(doubleThree))
    assertNull(playState(table, PlayLocal()).board.explainedFoul)
    val refusal = Refusal.Forbidden(doubleThree.point, doubleThree.foul)
    val state = playState(table, PlayLocal(prompt = Prompt.Refused(refusal)))
    assertEquals(point("H8"), state.board.explainedFoul)
    assertEquals(2, state.board.foulAt(point("H8"))?.lines?.size)
    assertEquals(
      MessageState(
        words(R.string.refusal_forbidden, "H8", words(R.string.foul_double_three)),
        MessageTone.Refusal,
      ),
      state.message,
    )
  }

  @Test
  fun `what was just asked speaks before the hint, the hint before the result, that before the turn`() {
    val result = GameResult(CoreStone.BLACK, ResultReason.FIVE, emptyList())
    val hint = aHint("A1", HintReason.TakesFive)
    val prompt = PlayLocal(prompt = Prompt.Restarted)
    assertEquals(words(R.string.play_restarted), playState(aTable(hint = hint), prompt).message.words)
    assertEquals(words(R.string.hint_takes_five, "A1"), playState(aTable(hint = hint), PlayLocal()).message.words)
    assertEquals(words(R.string.result_five_you), playState(aTable(result = result), PlayLocal()).message.words)
    assertEquals(words(R.string.play_your_turn), playState(aTable(""), PlayLocal()).message.words)
  }

  @Test
  fun `the stones of a winning line are numbered from the hint on, those of another line are not shown`() {
    val hint = aHint("K10 K11 L9", HintReason.WinsByFours(2))
    val ghosts = listOf("K10" to Stone.BLACK, "K11" to Stone.WHITE, "L9" to Stone.BLACK)
    val shown = playState(aTable("$MIDDLE_GAME J8", hint = hint), PlayLocal()).board
    assertEquals(ghosts.map { (name, stone) -> Ghost(point(name), stone) }, shown.hintLine)
    assertEquals(point("K10"), shown.hint)
    for (other in listOf(hint.copy(wins = false), hint.copy(line = hint.line.take(1)))) {
      assertEquals(emptyList<Ghost>(), playState(aTable("$MIDDLE_GAME J8", hint = other), PlayLocal()).board.hintLine)
    }
  }

  @Test
  fun `what happened is told with what the game waits for, until the next intent or until it is old`() {
    val table = aTable("H8 H9", black = Seat.Computer(1), white = Seat.Person(""))
    val stays = TableEvent(7, EventKind.Chosen(OpeningChoice.Stay, CoreStone.BLACK))
    val thinking = words(R.string.play_thinking, words(R.string.player_computer))
    val told = words(R.string.told_stays_black, words(R.string.player_computer))
    fun message(events: List<TableEvent>, heard: Long = 0) = playState(table, PlayLocal(heard = heard), events).message
    assertEquals(MessageState(words(R.string.play_told, told, thinking), MessageTone.Answer), message(listOf(stays)))
    assertEquals(MessageState(thinking), message(listOf(stays), heard = 7))
    fun placed(count: Int) = List(count) {
      TableEvent(8L + it, EventKind.Placed(corePoint("H8"), CoreStone.BLACK))
    }
    assertEquals(MessageTone.Answer, message(listOf(stays) + placed(3)).tone)
    assertEquals(MessageState(thinking), message(listOf(stays) + placed(4)))
    assertEquals(MessageState(thinking), message(listOf(stays, TableEvent(8, EventKind.Started))))
  }

  @Test
  fun `an offer comes before the opening's question, and its answers before the opening's`() {
    val ask = anAsk(AskKind.STAY_OR_SWAP, swap = true, stay = true)
    val asked = anOpening("H8 I9 J7 A1 A2", ask)
    assertEquals(listOf("stay", "swap"), playState(asked, PlayLocal()).choices.map { it.tag })
    val offered = asked.copy(offer = Offer(OfferKind.Undo(4), CoreStone.BLACK, 5))
    assertEquals(listOf("withdraw"), playState(offered, PlayLocal()).choices.map { it.tag })
    val answered = playState(offered.copy(canAnswer = true), PlayLocal())
    assertEquals(listOf("accept", "decline"), answered.choices.map { it.tag })
  }

  @Test
  fun `points outside the opening's area are closed, stones or not, and the others open`() {
    val board = playState(anOpening("H8 H9", anAsk(AskKind.PLACE, area = OpeningArea.Within(1))), PlayLocal()).board
    assertEquals(225 - 9, board.closed.size)
    assertFalse(point("H8") in board.closed)
    assertTrue(point("H10") in board.closed)
    val beyond = playState(anOpening("H8 H9", anAsk(AskKind.PLACE, area = OpeningArea.Beyond(2))), PlayLocal()).board
    assertEquals(25, beyond.closed.size)
    assertEquals(emptySet<Point>(), playState(aTable(), PlayLocal()).board.closed)
  }

  @Test
  fun `a foul that ended the game is shown with all its rows`() {
    val lost = aTable(FOUL_MOVES, result = GameResult(CoreStone.WHITE, ResultReason.FOUL, emptyList()))
      .copy(foul = doubleThree)
    val board = playState(lost, PlayLocal()).board
    assertEquals(point("H8"), board.explainedFoul)
    assertEquals(2, board.foulAt(point("H8"))?.lines?.size)
  }

  @Test
  fun `moves are read from the core's bytes`() {
    val state = playState(aTable("H8 T20", size = 20, white = Seat.Person("Bo")), PlayLocal())
    assertEquals(listOf("H8", "T20"), state.moves)
    assertEquals(Stone.WHITE, state.board[point("T20")])
    assertEquals(point("T20"), state.board.lastMove)
    assertEquals(Words.Plain("Bo"), state.top.name)
  }
}
