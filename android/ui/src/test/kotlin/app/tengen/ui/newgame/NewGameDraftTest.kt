package app.tengen.ui.newgame

import app.tengen.core.ColourChoice
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.TengenException
import app.tengen.ui.R
import app.tengen.ui.game.GameKind
import app.tengen.ui.specimens.aNewGame
import app.tengen.ui.specimens.aSettings
import app.tengen.ui.text.levelName
import app.tengen.ui.text.problemText
import app.tengen.ui.text.words
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class NewGameDraftTest {
  private val draft = NewGameDraft.of(aSettings(), GameKind.AgainstComputer)

  private fun NewGameDraft.after(vararg intents: NewGameIntent) = intents.fold(this) { draft, it -> draft.after(it) }

  @Test
  fun `a draft begins with the last choices and keeps each kind's own`() {
    val changed = draft.after(
      NewGameIntent.SetLevel(SeatPlace.Other, 10),
      NewGameIntent.SetColour(ColourChoice.LOT),
      NewGameIntent.SetKind(GameKind.TwoPeople),
      NewGameIntent.SetName(SeatPlace.Me, "Anna"),
      NewGameIntent.SetRules(RuleSet.RENJU),
      NewGameIntent.SetSize(20),
    )
    assertEquals(aNewGame(Seat.Person("Anna"), Seat.Person(""), 20, RuleSet.RENJU), changed.game)
    assertEquals(
      aNewGame(other = Seat.Computer(10), colour = ColourChoice.LOT),
      changed.after(NewGameIntent.SetKind(GameKind.AgainstComputer)).game,
    )
    assertEquals(aSettings().watch, changed.after(NewGameIntent.SetKind(GameKind.Watch)).game)
  }

  @Test
  fun `a name has an end`() {
    val long = draft.after(NewGameIntent.SetName(SeatPlace.Me, "x".repeat(200)))
    assertEquals(Seat.Person("x".repeat(NAME_LENGTH)), long.game.me)
  }

  @Test
  fun `the next change clears a problem`() {
    val problem = draft.copy(problem = TengenException.BadSetting("size"))
    assertEquals(problemText(problem.problem!!), newGameState(problem).problem)
    assertNull(newGameState(problem.after(NewGameIntent.SetSize(12))).problem)
  }

  @Test
  fun `levels with names are offered, and the present one always`() {
    fun levels(level: Int): List<Any> {
      val settings = aSettings(againstComputer = aNewGame(other = Seat.Computer(level)))
      val state = newGameState(NewGameDraft.of(settings, GameKind.AgainstComputer))
      val seat = state.seats[1] as SeatState.Computer
      assertEquals(listOf(levelName(level)), seat.levels.filter { it.isChosen }.map { it.label })
      return seat.levels.map { it.label }
    }
    assertEquals(listOf(1, 5, 10).map(::levelName), levels(5))
    assertEquals(listOf(1, 3, 5, 10).map(::levelName), levels(3))
  }

  @Test
  fun `the question for the colour names who is meant`() {
    assertEquals(words(R.string.newgame_colour_yours), newGameState(draft).colourQuestion)
    val named = draft.after(NewGameIntent.SetName(SeatPlace.Me, "Anna"))
    assertEquals(words(R.string.newgame_colour_of, "Anna"), newGameState(named).colourQuestion)
    assertTrue(newGameState(draft.after(NewGameIntent.SetKind(GameKind.Watch))).seats.all { it is SeatState.Computer })
  }
}
