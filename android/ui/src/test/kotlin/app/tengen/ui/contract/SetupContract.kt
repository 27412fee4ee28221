package app.tengen.ui.contract

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Setting up games and the app. */
abstract class SetupContract : Contract() {
  @Test
  fun `the sheet sets names, rules and size, and the next one begins with them`() = screen {
    tap("edit-AgainstComputer")
    await { has("start") }
    tap("kind-TwoPeople")
    await { has("name-Me") }
    type("name-Me", "Anna")
    type("name-Other", "Bo")
    tap("rules-RENJU")
    tap("size-less")
    await { text("size-value") == "14 × 14" }
    picture("contract-newgame")
    tap("start")
    await { has("board") && !has("start") }
    assertEquals("Anna", text("player-BLACK"))
    assertEquals("Bo", text("player-WHITE"))
    assertMessage("Anna to move.")
    assertTrue(has("point-N14"))
    assertFalse(has("point-O15"))
    assertTrue(back())
    await { has("edit-TwoPeople") }
    tap("edit-TwoPeople")
    await { has("start") }
    assertEquals("14 × 14", text("size-value"))
    assertEquals("Anna", text("name-Me"))
    assertTrue(back())
    await { !has("start") }
  }

  @Test
  fun `a closed sheet forgets what was not started`() = screen {
    tap("edit-TwoPeople")
    await { has("start") }
    tap("size-less")
    await { text("size-value") == "14 × 14" }
    assertTrue(back())
    await { !has("start") }
    tap("edit-TwoPeople")
    await { has("start") }
    assertEquals("15 × 15", text("size-value"))
  }

  @Test
  fun `two computers play to the end while a person watches`() = screen {
    tap("edit-Watch")
    await { has("start") }
    tap("level-Me-1")
    tap("level-Other-1")
    tap("start")
    await { has("board") && !has("start") && stones() >= 2 }
    assertFalse(isEnabled("hint"))
    tap("more")
    await { has("restart") }
    assertFalse(has("resign"))
    assertTrue(back())
    await { has("rematch") }
    picture("contract-watched")
  }

  @Test
  fun `the language changes at once and stays`() = screen {
    tap("open-settings")
    await { has("language-zh") }
    tap("language-zh")
    await { text("theme-LIGHT") == "浅色" }
    assertTrue(back())
    await { has("start-TwoPeople") }
    tap("start-TwoPeople")
    await { has("board") }
    assertMessage("轮到黑方走。")
    startAgain()
    await { has("board") }
    assertMessage("轮到黑方走。")
  }

  @Test
  fun `the system's language is the first one`() = screen("zh") {
    tap("start-AgainstComputer")
    await { has("board") }
    assertMessage("轮到你走。")
    assertEquals("电脑", text("player-WHITE"))
  }

  @Test
  fun `one tap places where that is wanted`() = screen {
    tap("open-settings")
    await { has("placement-ONE_TAP") }
    tap("placement-ONE_TAP")
    assertTrue(back())
    await { has("start-TwoPeople") }
    tap("start-TwoPeople")
    await { has("board") }
    tap("point-H8")
    await { hasStone("H8") }
    tap("point-H8")
    await { text("message") == "H8 is taken. Tap a free crossing." }
    assertEquals(1, stones())
    assertFalse(has("place"))
  }

  @Test
  fun `a second app on the same games says so in a sentence`() = screen {
    screen {
      await { has("start-problem") }
      assertTrue(text("start-problem").startsWith("Tengen is already open"))
      picture("contract-already-open")
    }
    tap("start-TwoPeople")
    await { has("board") }
  }
}
