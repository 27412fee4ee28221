package app.tengen

import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Out of sight the system may kill the process at any time. */
@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class SightTest {
  @get:Rule
  val phone = Phone()

  private val isThinking: Boolean get() = phone.link.snapshots.value.thinking != null
  private val logBytes: Long get() = phone.application.filesDir.resolve("tengen/archive.db-wal").length()

  @Test
  fun `out of sight the computer stops and the archive is one file, in sight it thinks on`() {
    phone.launch()
    node("start-Watch").tap()
    await("a computer that thinks") { isThinking && logBytes > 0 }
    phone.hide()
    await("rest") { !isThinking && logBytes == 0L }
    val moves = phone.link.snapshots.value.moves.toList()
    phone.show()
    await("a computer that thinks on") { isThinking }
    assertEquals(moves, phone.link.snapshots.value.moves.toList().take(moves.size))
  }

  @Test
  fun `a turned phone lets the computer think on`() {
    phone.launch()
    node("start-Watch").tap()
    await("a computer that thinks") { isThinking }
    phone.change("+land")
    assertTrue(phone.application.games.inSight.value)
    assertTrue(isThinking)
  }
}
