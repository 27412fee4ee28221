package app.tengen.ui.contract

import app.tengen.core.ColourChoice
import app.tengen.core.FoulPolicy
import app.tengen.core.NewGame
import app.tengen.core.Opening
import app.tengen.core.OpeningRule
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.TimeControl
import app.tengen.core.UndoRule
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Openings, clocks, offers and claimed fouls, touched with fingers. */
abstract class SeriousContract : Contract() {
  private val game = NewGame(
    size = 15,
    rules = RuleSet.RENJU,
    me = Seat.Person("Ann"),
    other = Seat.Person("Bob"),
    colour = ColourChoice.ALTERNATE,
  )

  private fun opening(rule: OpeningRule) = Opening(rule, null, fifths = false)

  /** [game] is on the board. */
  private fun playing(game: NewGame, body: Screen.() -> Unit) = screen {
    begin(game)
    await { has("continue") }
    tap("continue")
    await { has("board") }
    body()
  }

  @Test
  fun `swap2 is answered with buttons, and the seats change`() =
    playing(game.copy(opening = opening(OpeningRule.SWAP2))) {
      val board = bounds("board")
      placeAll("H8 I9 J7")
      await { has("add-two") }
      assertMessage("Bob: stay White and lay stone 4, swap to Black, or add two stones.")
      assertEquals(board, bounds("board"))
      tap("add-two")
      await { !has("add-two") }
      placeAll("A1 A2")
      await { has("stay") }
      assertMessage("Ann: stay Black, or swap and play White.")
      picture("contract-swap2")
      tap("swap")
      await { !has("swap") }
      assertMessage("Seats exchanged. Black: Bob. White: Ann. Ann to move.")
      assertEquals("Bob", text("player-BLACK"))
      tap("undo")
      await { has("swap") }
      assertEquals("Ann", text("player-BLACK"))
    }

  @Test
  fun `an opening of the 26 is laid by its picture, and a stone outside its area is refused in words`() =
    playing(game.copy(opening = opening(OpeningRule.CLASSIC))) {
      tap("point-A1")
      await { text("message").startsWith("Not A1") }
      assertMessage("Not A1: this stone goes in the centre.")
      assertFalse(has("place"))
      assertTrue("allowed" in spoken("point-H8"))
      tap("openings")
      await { has("opening-I13") }
      tap("opening-I13")
      await { stones() == 3 && !has("opening-I13") }
      assertEquals("I13 Suisei", text("pattern"))
      assertTrue(has("swap"))
    }

  @Test
  fun `taken-up clocks stand still until somebody lets them run`() =
    playing(game.copy(clock = TimeControl.Total(600_000), otherClock = TimeControl.Total(300_000))) {
      await { text("clock-BLACK").startsWith("9:") }
      startAgain()
      await { has("run-clocks") }
      assertMessage("The clocks stand still. Play on, or let them run.")
      assertEquals("5:00", text("clock-WHITE"))
      assertTrue(spoken("clock-WHITE").endsWith("paused"))
      picture("contract-clock-paused")
      val before = text("clock-BLACK")
      tap("run-clocks")
      await { !has("run-clocks") }
      await { text("clock-BLACK") != before }
      assertEquals("5:00", text("clock-WHITE"))
      place("H8")
      await { text("clock-WHITE").startsWith("4:") }
      assertTrue(back())
      await { has("continue") }
      tap("continue")
      await { has("run-clocks") }
      assertMessage("The clocks stand still. Play on, or let them run.")
    }

  @Test
  fun `a stone is asked back, declined, asked back and given`() = playing(game.copy(undo = UndoRule(true, 2))) {
    placeAll("H8 H9 I9")
    assertEquals("Ask back (2)", text("undo"))
    tap("undo")
    await { has("accept") }
    assertMessage("Ann asks to take back stone 3. Bob decides.")
    picture("contract-asked")
    tap("decline")
    await { !has("decline") }
    assertMessage("Bob doesn't let the stone be taken back. Bob to move.")
    assertEquals(3, stones())
    placeAll("A1 B1")
    tap("undo")
    await { has("accept") }
    tap("accept")
    await { stones() == 4 }
    assertMessage("Taken back, as Ann asked. Ann to move.")
    assertEquals("Ask back (2)", text("undo"))
  }

  @Test
  fun `a foul is claimed, and a wrong claim costs no tap`() = playing(game.copy(fouls = FoulPolicy.CLAIM)) {
    assertFalse(isEnabled("claim"))
    placeAll("G8 A1 I8 A15 H7 O1 H9 O15")
    place("C3")
    tap("claim")
    await { text("message").startsWith("That was no foul") }
    place("B1")
    place("H8")
    tap("claim")
    await { has("rematch") }
    assertMessage("Bob wins: Ann played a forbidden move. H8 made two open threes.")
    picture("contract-claimed")
    tap("rematch")
    await { stones() == 0 && "Bob" in text("player-BLACK") }
    assertMessage("Colours swapped. Black: Bob. White: Ann. Bob to move.")
    assertEquals("Bob 1 : 0 Ann", text("score"))
  }
}
