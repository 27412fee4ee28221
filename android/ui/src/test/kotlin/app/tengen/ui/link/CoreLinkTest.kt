package app.tengen.ui.link

import app.tengen.core.NoticeKind
import app.tengen.core.Phase
import app.tengen.core.Point
import app.tengen.core.Refusal
import app.tengen.core.TengenException
import app.tengen.core.Theme
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.rules.TemporaryFolder

/** The link over the real core. */
class CoreLinkTest {
  @get:Rule
  val data = TemporaryFolder()

  private suspend fun open(): Launch = CoreLink.open(data.root.path, Dispatchers.Default)

  private fun linked(body: suspend (CoreLink) -> Unit) = runBlocking {
    val link = (open() as Launch.Ready).link
    try {
      withTimeout(60_000) { body(link) }
    } finally {
      link.close()
    }
  }

  @Test
  fun `the flows are as new as the answer`() = linked { link ->
    assertEquals(Phase.NO_GAME, link.snapshots.value.phase)
    assertEquals(Answer.Done, link.start(link.settings.value.twoPeople))
    assertEquals(Phase.PLAYING, link.snapshots.value.phase)
    for (ply in 1..10) {
      assertEquals(Answer.Done, link.play(Point(ply, ply % 2)))
      assertEquals(2 * ply, link.snapshots.value.moves.size)
    }
    assertEquals(Answer.Done, link.change { it.copy(theme = Theme.DARK) })
    assertEquals(Theme.DARK, link.settings.value.theme)
  }

  @Test
  fun `a refusal is a value and changes nothing`() = linked { link ->
    assertTrue(link.play(Point(7, 7)) is Answer.Failed)
    link.start(link.settings.value.twoPeople)
    link.play(Point(7, 7))
    val before = link.snapshots.value.revision
    assertEquals(Answer.Refused(Refusal.Taken(Point(7, 7))), link.play(Point(7, 7)))
    assertEquals(Answer.Refused(Refusal.OffBoard(Point(15, 0))), link.play(Point(15, 0)))
    assertEquals(Answer.Refused(Refusal.NothingToRedo), link.redo())
    assertEquals(before, link.snapshots.value.revision)
  }

  @Test
  fun `what the computer does comes by itself`() = linked { link ->
    link.start(link.settings.value.againstComputer)
    link.play(Point(7, 7))
    link.snapshots.first { it.moves.size == 4 && it.canPlay }
  }

  @Test
  fun `a game that was replaced turns up among the unfinished ones`() = linked { link ->
    link.start(link.settings.value.twoPeople)
    link.play(Point(7, 7))
    val game = link.snapshots.value.game
    link.restart()
    assertEquals(listOf(game), link.unfinished.first { it.isNotEmpty() }.map { it.game })
    link.play(Point(0, 0))
    val second = link.snapshots.value.game
    link.open(game)
    assertEquals(listOf(second), link.unfinished.first { games -> games.any { it.game == second } }.map { it.game })
  }

  @Test
  fun `acts that come together are done one after the other`() = linked { link ->
    link.start(link.settings.value.twoPeople)
    val answers = coroutineScope {
      (0..14).map { x -> async(Dispatchers.Default) { link.play(Point(x, x * 4 % 15)) } }.awaitAll()
    }
    assertEquals(List(15) { Answer.Done }, answers)
    assertEquals(30, link.snapshots.value.moves.size)
  }

  @Test
  fun `a damaged archive is told until it was read`() {
    linked { it.start(it.settings.value.twoPeople) }
    data.root.resolve("archive.db").writeText("no archive ".repeat(1000))
    linked { link ->
      val notice = link.notices.value.single()
      assertTrue(notice.kind is NoticeKind.RestoredFromBackup)
      assertTrue(data.root.resolve(notice.setAside).isFile)
      assertEquals(Phase.PLAYING, link.snapshots.value.phase)
      assertEquals(Answer.Done, link.acknowledge(notice))
      assertTrue(link.notices.value.isEmpty())
    }
    linked { assertTrue(it.notices.value.isEmpty()) }
  }

  @Test
  fun `one folder is open once, and free again after closing`() {
    linked {
      val second = open()
      assertTrue((second as Launch.Failed).problem is TengenException.AlreadyOpen)
    }
    linked { assertEquals(Phase.NO_GAME, it.snapshots.value.phase) }
  }
}
