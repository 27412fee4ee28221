package app.tengen.ui.newgame

import app.tengen.core.ColourChoice
import app.tengen.core.Preset
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.TengenException
import app.tengen.core.presetTerms
import app.tengen.core.termsOf
import app.tengen.ui.R
import app.tengen.ui.game.GameKind
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.specimens.aNewGame
import app.tengen.ui.specimens.aSettings
import app.tengen.ui.text.Words
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

  private fun terms(intent: TermsIntent) = NewGameIntent.SetTerms(intent)

  @Test
  fun `a draft begins with the last choices and keeps each kind's own`() {
    val changed = draft.after(
      NewGameIntent.SetLevel(SeatPlace.Other, 10),
      NewGameIntent.SetColour(ColourChoice.LOT),
      NewGameIntent.SetKind(GameKind.TwoPeople),
      NewGameIntent.SetName(SeatPlace.Me, "Anna"),
      terms(TermsIntent.SetRules(RuleSet.RENJU)),
      terms(TermsIntent.SetSize(20)),
    )
    val game = changed.game
    assertEquals(listOf(Seat.Person("Anna"), Seat.Person("")), listOf(game.me, game.other))
    assertEquals(RuleSet.RENJU to 20, game.rules to game.size)
    val against = changed.after(NewGameIntent.SetKind(GameKind.AgainstComputer)).game
    assertEquals(Seat.Computer(10) to ColourChoice.LOT, against.other to against.colour)
    assertEquals(termsOf(aNewGame()), termsOf(against))
    val watch = changed.after(NewGameIntent.SetKind(GameKind.Watch)).game
    assertEquals(aSettings().watch.me to aSettings().watch.other, watch.me to watch.other)
  }

  @Test
  fun `something ready-made leaves the players as they are`() {
    val changed = draft.after(
      NewGameIntent.SetName(SeatPlace.Me, "Anna"),
      terms(TermsIntent.SetPreset(Preset.TOURNAMENT)),
    )
    assertEquals(Seat.Person("Anna"), changed.game.me)
    assertEquals(presetTerms(Preset.TOURNAMENT, people = false, asks = false), termsOf(changed.game))
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
    assertNull(newGameState(problem.after(terms(TermsIntent.SetSize(12)))).problem)
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
  fun `who may begin is called by name`() {
    fun begin(draft: NewGameDraft) = newGameState(draft).colours.take(2).map { it.label }
    assertEquals(listOf(words(R.string.newgame_you), words(R.string.newgame_computer)), begin(draft))
    val named = draft.after(NewGameIntent.SetName(SeatPlace.Me, "Anna"))
    assertEquals(Words.Plain("Anna"), begin(named).first())
    val people = draft.after(NewGameIntent.SetKind(GameKind.TwoPeople))
    assertEquals(listOf(words(R.string.newgame_first), words(R.string.newgame_second)), begin(people))
    assertTrue(newGameState(draft.after(NewGameIntent.SetKind(GameKind.Watch))).seats.all { it is SeatState.Computer })
  }
}
