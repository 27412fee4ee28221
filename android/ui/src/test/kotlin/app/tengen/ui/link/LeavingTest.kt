package app.tengen.ui.link

import app.tengen.core.Theme
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

class LeavingTest {
  @get:Rule
  val data = TemporaryFolder()

  @Test
  fun `what was asked for happens though the screen is left at once`() = runBlocking {
    val link = (CoreLink.open(data.root.path, Dispatchers.Default) as Launch.Ready).link
    for (theme in List(20) { Theme.entries[it % Theme.entries.size] }) {
      val screen = launch(start = CoroutineStart.UNDISPATCHED) { link.change { it.copy(theme = theme) } }
      screen.cancel()
      screen.join()
      withTimeout(60_000) { link.settings.first { it.theme == theme } }
    }
    assertTrue(link.change { it } == Answer.Done)
    link.close()
  }
}
