package app.tengen

import org.junit.Assert.assertArrayEquals
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertNotSame
import org.junit.Assert.assertNull
import org.junit.Assert.assertSame
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class RestoreTest {
  @get:Rule
  val phone = Phone()

  @Test
  fun `a turned phone shows the same game over the same open archive`() {
    phone.launch()
    startTwoPeople()
    play("H8", "I9")
    val before = phone.activity
    val link = phone.link
    phone.change("+land")
    assertNotSame(before, phone.activity)
    assertSame(link, phone.link)
    assertEquals("I9", lastMove())
    screenshot("landscape")
    play("J10")
    phone.change("+port")
    assertEquals("J10", lastMove())
  }

  @Test
  fun `a turned phone keeps the open sheet`() {
    phone.launch()
    node("edit-TwoPeople").tap()
    await("the sheet") { find("newgame") != null }
    phone.change("+land")
    await("the sheet again") { find("newgame") != null }
    phone.back()
    await("the sheet gone") { find("newgame") == null }
  }

  @Test
  fun `after its process died the app shows the same move and can take it back`() {
    phone.launch()
    startTwoPeople()
    play("H8", "I9", "J10")
    node("undo").tap()
    await("J10 taken back") { lastMove() == "I9" }
    val before = phone.link.snapshots.value
    phone.launch(phone.kill())
    assertEquals("I9", lastMove())
    val after = phone.link.snapshots.value
    assertEquals(before.game, after.game)
    assertArrayEquals(before.moves, after.moves)
    assertEquals(1, after.redoable)
    node("redo").tap()
    await("J10 again") { lastMove() == "J10" }
  }

  @Test
  fun `after its process died the app is where it was left`() {
    phone.launch()
    startTwoPeople()
    play("H8")
    phone.back()
    await("home") { find("home") != null }
    phone.launch(phone.kill())
    assertNotNull(find("home"))
    assertNull(find("board"))
  }

  @Test
  fun `started anew the app opens on the interrupted game`() {
    phone.launch()
    startTwoPeople()
    play("H8")
    phone.kill()
    phone.launch()
    assertEquals("H8", lastMove())
  }
}
