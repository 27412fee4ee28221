package app.tengen.ui.contract

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** The game on the board. */
abstract class PlayContract : Contract() {
  @Test
  fun `the computer answers, undo takes both stones back, redo brings them again`() = screen {
    startAgainstComputer()
    assertMessage("Your turn.")
    placeAndAwaitAnswer("H8")
    assertTrue(spoken("point-H8").startsWith("H8, black"))
    tap("undo")
    await { stones() == 0 }
    assertFalse(isEnabled("undo"))
    tap("redo")
    await { stones() >= 1 }
    assertTrue(hasStone("H8"))
  }

  @Test
  fun `a hint shows a point and says why, and the next move ends it`() = screen {
    startAgainstComputer()
    placeAndAwaitAnswer("H8")
    tap("hint")
    await { text("message").endsWith("looks best.") }
    assertEquals(1, spokenAll("point-").count { "hint" in it })
    picture("contract-hint")
    tap("undo")
    await { stones() == 0 && text("message") == "Your turn." }
  }

  @Test
  fun `resigning asks, and undo takes it back`() = screen {
    startAgainstComputer()
    placeAndAwaitAnswer("H8")
    askResign()
    tap("resign-no")
    await { !has("resign-no") }
    assertMessage("Your turn.")
    askResign()
    tap("resign-yes")
    await { has("rematch") }
    assertMessage("You resigned. The computer wins.")
    assertTrue(has("board"))
    tap("undo")
    await { !has("rematch") }
    assertMessage("Your turn.")
    assertEquals(2, stones())
  }

  @Test
  fun `two people play to a win, back as often as is agreed, and to the win again`() = screen {
    startTwoPeople()
    assertMessage("Black to move.")
    val moves = "H8 H9 I8 I9 J8 J9 K8 K9 L8"
    placeAll(moves)
    await { has("rematch") }
    assertMessage("Black wins with five in a row.")
    assertEquals(5, spokenAll("point-").count { "winning" in it })
    picture("contract-win")
    assertEquals("Undo (3)", text("undo"))
    for (left in 8 downTo 3) {
      tap("undo")
      await { stones() == left }
    }
    assertFalse(isEnabled("undo"))
    assertEquals("Undo (0)", text("undo"))
    for (left in 4..9) {
      tap("redo")
      await { stones() == left }
    }
    assertMessage("Black wins with five in a row.")
    assertFalse(isEnabled("redo"))
  }

  @Test
  fun `a forbidden point says why at once and costs no tap`() = screen {
    startTwoPeople("RENJU")
    placeAll("G8 B2 I8 D2 H9 M13 H7 O3")
    await { "forbidden" in spoken("point-H8") }
    tap("point-H8")
    await { has("message") && text("message").startsWith("H8 is forbidden") }
    assertMessage("H8 is forbidden for Black: two open threes. Tap elsewhere.")
    assertFalse(has("place"))
    picture("contract-forbidden")
    tap("point-A1")
    await { has("place") }
    assertEquals("A1", text("coordinate"))
    assertMessage("Black to move.")
  }

  @Test
  fun `a taken point says so, and the stone stays as it is`() = screen {
    startTwoPeople()
    place("H8")
    tap("point-H8")
    await { text("message") != "White to move." }
    assertMessage("H8 is taken. Tap a free crossing.")
    assertEquals(1, stones())
    place("H9")
    assertEquals(2, stones())
  }

  @Test
  fun `the first tap aims, Cancel takes it away, a second tap on the ghost places`() = screen {
    startTwoPeople()
    tap("point-H8")
    await { has("place") }
    assertTrue("aimed" in spoken("point-H8"))
    tap("point-J10")
    await { text("coordinate") == "J10" }
    assertEquals(0, stones())
    tap("cancel")
    await { !has("place") }
    assertFalse("aimed" in spoken("point-J10"))
    tap("point-J10")
    await { has("place") }
    tap("point-J10")
    await { hasStone("J10") }
    assertEquals(1, stones())
    assertFalse(has("place"))
  }

  @Test
  fun `a second finger cancels`() = screen {
    startTwoPeople()
    tapWithTwoFingers("point-H8", "point-C3")
    assertFalse(has("place"))
    assertEquals(0, stones())
    tap("point-H8")
    await { has("place") }
    assertEquals("H8", text("coordinate"))
  }

  @Test
  fun `Place lies where neither Resign nor Rematch ever is, and nothing moves the board`() = screen {
    startTwoPeople()
    val board = bounds("board")
    placeAll("H8 H9 I8 I9 J8 J9 K8")
    tap("point-K9")
    await { has("place") }
    assertEquals(board, bounds("board"))
    val place = bounds("place")
    tap("place")
    await { hasStone("K9") }
    tap("more")
    await { has("resign") }
    assertFalse(place.overlaps(bounds("resign")))
    val row = bounds("resign")
    tap("resign")
    await { has("resign-yes") }
    assertFalse(place.overlaps(bounds("resign-yes")))
    assertFalse(row.overlaps(bounds("resign-yes")))
    assertTrue(back())
    await { !has("resign-yes") }
    place("L8")
    await { has("rematch") }
    assertFalse(place.overlaps(bounds("rematch")))
    assertFalse(place.overlaps(bounds("over-home")))
    assertEquals(board, bounds("board"))
  }

  @Test
  fun `the next game is one tap, and the colours change`() = screen {
    startTwoPeople()
    placeAll("H8 H9 I8 I9 J8 J9 K8 K9 L8")
    await { has("rematch") }
    tap("rematch")
    await { stones() == 0 }
    assertMessage("Colours swapped: who was White plays Black now. Black to move.")
    assertFalse(has("rematch"))
  }

  private fun Screen.askResign() {
    tap("more")
    await { has("resign") }
    tap("resign")
    await { has("resign-yes") }
  }
}
