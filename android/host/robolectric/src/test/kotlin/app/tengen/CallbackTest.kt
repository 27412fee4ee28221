package app.tengen

import app.tengen.core.App
import app.tengen.core.ChangeListener
import app.tengen.core.Topic
import java.util.concurrent.LinkedBlockingQueue
import java.util.concurrent.TimeUnit
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.FixMethodOrder
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder
import org.junit.runner.RunWith
import org.junit.runners.MethodSorters
import org.robolectric.annotation.Config

/**
 * The core's calls arrive on whatever API level the test before ran: each level loads the app's classes anew, but the
 * native library is loaded once. The order of these tests is what they are about: it changes back and forth.
 */
@RunWith(TengenRunner::class)
@FixMethodOrder(MethodSorters.NAME_ASCENDING)
class CallbackTest {
  @get:Rule
  val folder = TemporaryFolder()

  @Test
  @Config(sdk = [35])
  fun `1 on API 35`() = assertCallsArrive()

  @Test
  @Config(sdk = [26])
  fun `2 on API 26 after 35`() = assertCallsArrive()

  @Test
  @Config(sdk = [35])
  fun `3 on API 35 after 26`() = assertCallsArrive()

  @Test
  @Config(sdk = [26])
  fun `4 on API 26 again`() = assertCallsArrive()

  private fun assertCallsArrive() {
    App(folder.root.path).use { app ->
      val calls = LinkedBlockingQueue<Pair<Topic, Long>>()
      val subscription = app.register(
        object : ChangeListener {
          override fun onChanged(topic: Topic, revision: Long) {
            calls.add(topic to revision)
          }
        },
      )
      app.table().use { table ->
        table.newGame(app.settings().twoPeople)
        table.play(7, 7)
        val newest = table.snapshot().revision
        val seen = generateSequence { calls.poll(20, TimeUnit.SECONDS) }.firstOrNull { it == Topic.TABLE to newest }
        assertNotNull("no call told of revision $newest", seen)
        subscription.close()
        table.play(8, 8)
        assertTrue(table.snapshot().revision > newest)
        app.shutdown()
        val late = calls.filter { it.first == Topic.TABLE && it.second > newest }
        assertEquals("told after the subscription's end", emptyList<Any>(), late)
      }
    }
  }
}
