package app.tengen.ui.home

import app.tengen.core.GameResult
import app.tengen.core.Phase
import app.tengen.core.ResultReason
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.termsOf
import app.tengen.ui.R
import app.tengen.ui.game.GameKind
import app.tengen.ui.specimens.SAMPLE_NOW_MS
import app.tengen.ui.specimens.aHomeState
import app.tengen.ui.specimens.aNewGame
import app.tengen.ui.specimens.aSettings
import app.tengen.ui.specimens.aSummary
import app.tengen.ui.specimens.aTable
import app.tengen.ui.text.Words
import app.tengen.ui.text.levelName
import app.tengen.ui.text.termsText
import app.tengen.ui.text.words
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

class HomePresenterTest {
  @Test
  fun `before the first game there is nothing to continue`() {
    val state = aHomeState(aTable("").copy(phase = Phase.NO_GAME))
    assertNull(state.resume)
    assertEquals(GameKind.entries, state.choices.map { it.kind })
  }

  @Test
  fun `the card says who is to move and since when, and what came out of a game that is over`() {
    val running = aHomeState(aTable("H8 H9")).resume!!
    assertEquals(words(R.string.home_continue), running.title)
    assertEquals(words(R.string.home_your_turn), running.status)
    assertEquals(Words.Counted(R.plurals.ago_minutes, 25), running.ago)
    assertEquals(words(R.string.home_turn, words(R.string.player_computer)), aHomeState(aTable("H8")).resume!!.status)
    val over = aHomeState(aTable(result = GameResult(Stone.BLACK, ResultReason.FIVE, emptyList()))).resume!!
    assertEquals(words(R.string.home_last_game), over.title)
    assertEquals(words(R.string.result_five_you), over.status)
  }

  @Test
  fun `a choice says how it was last set up`() {
    val settings = aSettings(
      againstComputer = aNewGame(other = Seat.Computer(7), size = 19),
      twoPeople = aNewGame(Seat.Person("Anna"), Seat.Person("Bo")),
    )
    val details = aHomeState(settings = settings).choices.associate { it.kind to it.detail }
    val against = termsText(termsOf(settings.againstComputer))
    assertEquals(words(R.string.home_setup_one, levelName(7), against), details[GameKind.AgainstComputer])
    val people = termsText(termsOf(settings.twoPeople))
    assertEquals(
      words(R.string.home_setup_two, Words.Plain("Anna"), Words.Plain("Bo"), people),
      details[GameKind.TwoPeople],
    )
    val nameless = aHomeState().choices.first { it.kind == GameKind.TwoPeople }
    assertEquals(people, nameless.detail)
  }

  @Test
  fun `unfinished games are told apart by players, turn and time`() {
    val summary = aSummary("H8", game = 9, updatedMs = SAMPLE_NOW_MS - 86_400_000)
    val row = aHomeState(unfinished = listOf(summary)).unfinished.single()
    assertEquals(9L, row.game)
    assertEquals(words(R.string.home_versus, words(R.string.player_you), levelName(5)), row.players)
    assertEquals(Words.Counted(R.plurals.ago_days, 1), row.ago)
    assertEquals(225, row.board.cells.size)
  }
}
