package app.tengen.contract

import app.tengen.core.App
import app.tengen.core.NearbySnapshot
import app.tengen.core.OutgoingState
import app.tengen.core.Presence
import app.tengen.core.ResultReason
import app.tengen.core.RoomContact
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import java.io.File
import java.nio.file.Files
import org.junit.After
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Two apps of one process play each other over a socket of this computer; `NearbyTests` does the same in Swift. */
class NearbyTest {
  private val folders = mutableListOf<File>()
  private val li = person("Li", 0)
  private val bo = person("Bo", 2)

  @After
  fun close() {
    listOf(li, bo).forEach { it.close() }
    folders.forEach { it.deleteRecursively() }
  }

  @Test
  fun twoAppsHostJoinDropResumeAndFinish() {
    bo.nearby.open()
    val port = bo.nearby.snapshot().listening!!.port
    li.nearby.joinTyped("127.0.0.1:$port")
    val incoming = bo.sees { it.incoming != null }.incoming!!
    val outgoing = li.sees { it.outgoing?.state == OutgoingState.WAITING && it.outgoing?.code != null }.outgoing!!
    assertEquals(incoming.code, outgoing.code)
    bo.nearby.answerInvitation(true)
    li.plays(7, 7)
    assertEquals(Stone.WHITE, bo.table.snapshot().me)
    bo.plays(7, 8)

    li.app.enterBackground()
    bo.sees { it.room?.first?.presence == Presence.AWAY }
    li.app.enterForeground()
    li.sees { it.room?.contact == RoomContact.HERE }
    li.plays(8, 7)
    li.reopen()
    assertTrue(li.table.snapshot().nearby)
    bo.plays(8, 8)

    for (x in 9..10) {
      li.plays(x, 7)
      bo.plays(x, 8)
    }
    li.plays(11, 7)
    for (person in listOf(li, bo)) {
      val result = person.seesTable { it.result != null }.result!!
      assertEquals(Stone.BLACK to ResultReason.FIVE, result.winner to result.reason)
      assertEquals(1, person.finished())
    }
    li.nearby.leave()
    assertFalse(li.table.snapshot().nearby)
  }

  private fun person(name: String, newestMinor: Int): Person {
    val folder = Files.createTempDirectory("tengen-nearby").toFile()
    folders += folder
    return Person(folder, newestMinor).also { it.nearby.setName(name) }
  }
}

/** Somebody with an app over [folder] that speaks protocol minors up to [newestMinor]. */
internal class Person(private val folder: File, private val newestMinor: Int) {
  var app = App.speaking(folder.path, newestMinor)
    private set
  var nearby = app.nearby()
    private set
  var table = app.table()
    private set

  fun sees(wanted: (NearbySnapshot) -> Boolean): NearbySnapshot = await({ nearby.snapshot() }, wanted)

  fun seesTable(wanted: (TableSnapshot) -> Boolean): TableSnapshot = await({ table.snapshot() }, wanted)

  /** Places a stone once it is this person's turn, and waits until it is on the board. */
  fun plays(x: Int, y: Int) {
    val before = seesTable { it.canPlay }.moves.size
    table.play(x, y)
    seesTable { it.moves.size > before && it.sending == null }
  }

  fun finished(): Int = app.archive().use { it.finished(10, 0).size }

  /** The app ends and is opened again. */
  fun reopen() {
    close()
    app = App.speaking(folder.path, newestMinor)
    nearby = app.nearby()
    table = app.table()
  }

  fun close() {
    app.shutdown()
    listOf(table, nearby, app).forEach { it.close() }
  }

  private fun <T> await(look: () -> T, wanted: (T) -> Boolean): T {
    val end = System.nanoTime() + 60_000_000_000
    while (true) {
      val seen = look()
      if (wanted(seen)) return seen
      check(System.nanoTime() < end) { "not seen in a minute: ${nearby.snapshot()} ${table.snapshot()}" }
      Thread.sleep(10)
    }
  }
}
