package app.tengen.ui.app

import app.tengen.ui.game.GameKind
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class NavigatorTest {
  private val home = Navigator(listOf(Destination.Home))

  @Test
  fun `an interrupted game is on the screen at once, with home behind it`() {
    val start = Navigator.atStart(interrupted = true, preferHome = false)
    assertEquals(Destination.Play, start.screen)
    assertEquals(home, start.back())
    assertFalse(start.back().canGoBack)
  }

  @Test
  fun `without one, or where home is preferred, one starts at home`() {
    for ((interrupted, preferHome) in listOf(false to false, false to true, true to true)) {
      assertEquals(home, Navigator.atStart(interrupted, preferHome))
    }
  }

  @Test
  fun `a place is never twice on the way`() {
    val settings = home.to(Destination.Play).to(Destination.Settings)
    assertEquals(listOf(Destination.Home, Destination.Play, Destination.Settings), settings.stack)
    assertEquals(home, settings.to(Destination.Home))
    assertEquals(home.to(Destination.Play), settings.back())
    assertEquals(home, home.back())
  }

  @Test
  fun `a sheet lies over its screen and is gone once one goes on`() {
    val sheet = home.to(Destination.NewGame(GameKind.Watch))
    assertEquals(Destination.Home, sheet.screen)
    assertEquals(Destination.NewGame(GameKind.Watch), sheet.sheet)
    assertTrue(sheet.canGoBack)
    val play = sheet.to(Destination.Play)
    assertNull(play.sheet)
    assertEquals(home, play.back())
  }

  @Test
  fun `the way is saved as text, and what isn't understood leads home`() {
    val ways = GameKind.entries.map { home.to(Destination.NewGame(it)) } +
      home.to(Destination.Play).to(Destination.Settings)
    for (way in ways) assertEquals(way, Navigator.restore(way.save()))
    for (text in listOf("", "play", "nonsense")) assertEquals(home, Navigator.restore(text))
    assertEquals(home.to(Destination.Play), Navigator.restore("home lobby play"))
  }

  @Test
  fun `whatever was saved, a place is once on the way and a sheet is its end`() {
    val words = listOf("home", "play", "settings", "new:Watch", "new:TwoPeople")
    for (text in words.flatMap { a -> words.flatMap { b -> words.map { "home $a $b $it" } } }) {
      val way = Navigator.restore(text)
      assertEquals(text, way.stack.distinct(), way.stack)
      assertTrue(text, way.stack.dropLast(1).none { it is Destination.NewGame })
      assertEquals(way, Navigator.restore(way.save()))
    }
  }
}
