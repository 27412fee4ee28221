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
    choose("Rules", "rules-RENJU")
    choose("Board", "size-less")
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
    assertEquals("Board 14 × 14", text("section-Board"))
    assertEquals("Anna", text("name-Me"))
    assertTrue(back())
    await { !has("start") }
  }

  @Test
  fun `each ready-made setup starts its game and is remembered`() = screen {
    val presets = mapOf(
      "TOURNAMENT" to "Standard · 15 · Swap2 · 10 min + 10 s",
      "RENJU" to "Renju · 15 · Taraguchi-10 · 10 min + 30 s",
      "QUICK" to "Freestyle · 15",
    )
    for ((preset, terms) in presets) {
      startTwoPeopleWith { tap("preset-$preset") }
      assertEquals("Two people here $terms", text("start-TwoPeople"))
    }
  }

  @Test
  fun `a clock of each kind goes with the game`() = screen {
    val clocks = mapOf(
      "PER_MOVE" to ("MOVE" to "45 s a move"),
      "TOTAL" to ("MAIN" to "15 min"),
      "BYOYOMI" to ("PERIODS" to "15 min, then 4 × 30 s"),
      "FISCHER" to ("INCREMENT" to "15 min + 15 s"),
    )
    for ((kind, step) in clocks) {
      val (number, terms) = step
      startTwoPeopleWith {
        choose("Clock", "clock-First-$kind")
        await { has("clock-First-$number-more") }
        tap("clock-First-$number-more")
      }
      assertEquals("Two people here Freestyle · 15 · $terms", text("start-TwoPeople"))
    }
    startTwoPeopleWith {
      choose("Clock", "handicap")
      await { has("clock-Other-TOTAL") }
      tap("clock-Other-TOTAL")
    }
    assertEquals("Two people here Freestyle · 15 · 15 min + 15 s / 15 min", text("start-TwoPeople"))
  }

  /** From home to a game set up by [choose], and back. */
  private fun Screen.startTwoPeopleWith(choose: Screen.() -> Unit) {
    tap("edit-TwoPeople")
    await { has("start") }
    choose()
    tap("start")
    await { has("board") && !has("start") }
    assertTrue(back())
    await { has("start-TwoPeople") }
  }

  @Test
  fun `a closed sheet forgets what was not started`() = screen {
    tap("edit-TwoPeople")
    await { has("start") }
    choose("Board", "size-less")
    await { text("size-value") == "14 × 14" }
    assertTrue(back())
    await { !has("start") }
    tap("edit-TwoPeople")
    await { has("start") }
    assertFalse(has("section-Board"))
    choose("Board", "size-less")
    await { text("size-value") == "14 × 14" }
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
