package app.tengen.ui.contract

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Leaving a game and finding it again. */
abstract class ReturnContract : Contract() {
  @Test
  fun `an interrupted game is on the board at once, undo history and all`() = screen {
    startTwoPeople()
    placeAll("H8 H9 I8")
    tap("undo")
    await { stones() == 2 }
    startAgain()
    await { has("board") }
    assertEquals(2, stones())
    assertMessage("Black to move.")
    tap("redo")
    await { hasStone("I8") }
    for (left in 2 downTo 0) {
      tap("undo")
      await { stones() == left }
    }
  }

  @Test
  fun `back leads home, home leads back to the board, and home leaves back to the system`() = screen {
    startTwoPeople()
    place("H8")
    startAgain()
    await { has("board") }
    assertTrue(back())
    await { has("continue") }
    assertEquals("White to move", text("continue-status"))
    assertFalse(back())
    tap("continue")
    await { has("board") }
    assertEquals(1, stones())
  }

  @Test
  fun `the setting prefers home at the start`() = screen {
    tap("open-settings")
    await { has("start-on-home") }
    tap("start-on-home")
    assertTrue(back())
    await { has("home") }
    startTwoPeople()
    place("H8")
    startAgain()
    await { has("continue") }
    assertFalse(has("board"))
  }

  @Test
  fun `a game that another one replaced is in the list and goes on as itself`() = screen {
    startTwoPeople()
    placeAll("H8 H9")
    tap("more")
    await { has("restart") }
    tap("restart")
    await { stones() == 0 }
    assertMessage("A new game. The one before is at home, unfinished.")
    place("A1")
    assertTrue(back())
    await { has("game-1") }
    tap("game-1")
    await { has("board") }
    assertEquals(2, stones())
    assertTrue(hasStone("H8"))
  }

  @Test
  fun `the computer goes on thinking after a start on its turn`() = screen {
    tap("edit-AgainstComputer")
    await { has("start") }
    tap("colour-WHITE")
    tap("start")
    await { has("board") && stones() == 1 && text("message") == "Your turn." }
    place("A1")
    startAgain()
    await { has("board") && stones() >= 3 }
    assertMessage("Your turn.")
  }
}
