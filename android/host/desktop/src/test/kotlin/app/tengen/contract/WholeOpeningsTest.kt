package app.tengen.contract

import app.tengen.core.ColourChoice
import app.tengen.core.FoulPolicy
import app.tengen.core.NewGame
import app.tengen.core.Opening
import app.tengen.core.OpeningChoice
import app.tengen.core.OpeningRule
import app.tengen.core.Phase
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.ui.board.Point
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import app.tengen.ui.play.PlayIntent
import app.tengen.ui.play.PlayModel
import app.tengen.ui.play.PlaySheetState
import app.tengen.ui.play.PlayState
import app.tengen.ui.play.playState
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNull
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.junit.runners.Parameterized

/** One whole game in each opening against the computer, from both sides, by what the play screen shows. */
@RunWith(Parameterized::class)
class WholeOpeningsTest(private val rule: OpeningRule, private val colour: ColourChoice) {
  @get:Rule
  val data = TemporaryFolder()

  private var chosen = 0

  @Test
  fun `a game is played to its end`() = runBlocking {
    withTimeout(120_000) {
      val link = (CoreLink.open(data.root.path) as Launch.Ready).link
      assertEquals(Answer.Done, link.start(game()))
      val model = PlayModel(link)
      while (true) {
        val table = link.snapshots.first { it.canPlay || it.canChoose || it.phase == Phase.OVER }
        if (table.phase == Phase.OVER) break
        val state = playState(table, model.local.value, link.events.value)
        model.send(answer(state, table.canPlay))?.join()
        assertNull("${model.local.value.prompt} after $state", model.local.value.prompt)
      }
      val end = link.snapshots.value
      assertNotNull(end.result)
      assertNull(end.opening?.ask)
      link.close()
    }
  }

  private fun game() = NewGame(
    size = 15,
    rules = RuleSet.RENJU,
    me = Seat.Person(""),
    other = Seat.Computer(1),
    colour = colour,
    opening = Opening(rule, pattern = 3.takeIf { rule == OpeningRule.GIVEN }, fifths = true),
    fouls = FoulPolicy.CLAIM,
  )

  /** Every choice in its turn, and a stone on the first point that the board leaves open. */
  private fun answer(state: PlayState, canPlay: Boolean): PlayIntent {
    val sheet = state.sheet
    val ghost = state.board.ghost
    return when {
      sheet is PlaySheetState.Openings -> PlayIntent.Choose(sheet.openings[chosen % sheet.openings.size].choice)
      sheet is PlaySheetState.Fifths -> PlayIntent.Choose(OpeningChoice.Declare(minOf(3, sheet.most)))
      ghost != null -> PlayIntent.Place
      state.choices.isNotEmpty() && (chosen++ % 2 == 0 || !canPlay) ->
        state.choices[chosen / 2 % state.choices.size].intent
      else -> PlayIntent.Tap(places(state).first(), isRoomy = false)
    }
  }

  private fun places(state: PlayState): List<Point> {
    val board = state.board
    if (state.offersToKeep) return board.offers.map { it.point }
    return board.points.filter { board[it] == null && it !in board.closed }
  }

  private val PlayState.offersToKeep: Boolean get() = board.offers.isNotEmpty() && board.closed.isEmpty()

  companion object {
    @JvmStatic
    @Parameterized.Parameters(name = "{0}, the person {1}")
    fun games(): List<Array<Any>> = OpeningRule.entries.flatMap { rule ->
      listOf(ColourChoice.BLACK, ColourChoice.WHITE).map { arrayOf<Any>(rule, it) }
    }
  }
}
