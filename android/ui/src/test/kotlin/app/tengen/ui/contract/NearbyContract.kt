package app.tengen.ui.contract

import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertTrue
import org.junit.Test

/** Two people at two devices, here two processes with a folder each that meet over loopback. */
abstract class NearbyContract : Contract() {
  /** A device: its screen, and at which port others call it while the page of those nearby is open. */
  class Device(screen: Screen, val port: () -> Int) : Screen by screen

  /** Starts two devices and does [body] to them. */
  abstract fun two(body: (Device, Device) -> Unit)

  @Test
  fun `the name is asked for once, can be changed, and nobody is visible without one`() = screen {
    tap("open-nearby")
    await { has("name-sheet") }
    type("own-name", "")
    assertFalse(isEnabled("save-name"))
    assertTrue(back())
    await { has("open-nearby") }
    openNearby("Anna")
    assertEquals("Visible as Anna", text("visible"))
    tap("edit-name")
    await { has("own-name") }
    type("own-name", "小明")
    tap("save-name")
    await { !has("name-sheet") && text("visible") == "Visible as 小明" }
    startAgain()
    tap("open-nearby")
    await { has("visible") && text("visible") == "Visible as 小明" }
  }

  @Test
  fun `what is typed wrong says so, and one's own address is oneself`() = screen {
    openNearby("Anna")
    call("somewhere")
    await { has("problem") }
    assertTrue(text("problem").startsWith("That is no address."))
  }

  @Test
  fun `two people invite, play to the end, talk, and play again with colours swapped`() = two { anna, bo ->
    meet(anna, bo)
    inTurn(bo, anna, "H8 A1 I8 B1 J8 C1 K8 D1 L8")
    for (device in listOf(anna, bo)) device.await { text("message") == "Bo wins with five in a row." }
    bo.picture("contract-nearby-won")
    talk(anna, bo)
    anna.tap("rematch")
    bo.await { text("message").startsWith("Anna wants another game.") }
    bo.picture("contract-nearby-rematch")
    bo.tap("rematch")
    for (device in listOf(anna, bo)) device.await { stones() == 0 && !has("rematch") }
    inTurn(anna, bo, "H8 A1")
  }

  @Test
  fun `who is killed in mid-game is back at the board by themselves, and both play on`() = two { anna, bo ->
    meet(anna, bo)
    inTurn(bo, anna, "H8 H9 I8")
    bo.startAgain()
    bo.await { has("board") && stones() == 3 }
    inTurn(anna, bo, "I9 J8")
    anna.startAgain()
    anna.await { has("board") && stones() == 5 }
    inTurn(anna, bo, "J9 K8")
  }

  @Test
  fun `an invitation can be declined, and leaving says so to the other`() = two { anna, bo ->
    anna.openNearby("Anna")
    bo.openNearby("Bo")
    bo.call("127.0.0.1:${anna.port()}")
    anna.await { has("decline") }
    anna.tap("decline")
    bo.await { has("outgoing-state") && text("outgoing-state") == "Anna can't play now." }
    bo.tap("withdraw")
    bo.await { !has("outgoing") }
    invite(bo, anna)
    inTurn(bo, anna, "H8 H9")
    anna.leaveRoom()
    bo.await { text("message").startsWith("Anna has") }
    bo.picture("contract-nearby-left")
  }

  /** Bo calls Anna, who accepts: both are at the board, Bo has Black. */
  private fun meet(anna: Device, bo: Device) {
    anna.openNearby("Anna")
    bo.openNearby("Bo")
    invite(bo, anna)
  }

  private fun invite(bo: Device, anna: Device) {
    bo.call("127.0.0.1:${anna.port()}")
    anna.await { has("accept") }
    bo.await { has("code") }
    assertEquals(anna.text("code"), bo.text("code"))
    anna.picture("contract-nearby-incoming")
    bo.picture("contract-nearby-outgoing")
    anna.tap("accept")
    for (device in listOf(anna, bo)) device.await { has("board") && text("player-BLACK") == "Bo" }
  }

  private fun talk(anna: Device, bo: Device) {
    bo.tap("chat")
    bo.await { has("phrase-GOOD_GAME") }
    bo.tap("phrase-GOOD_GAME")
    bo.await { has("chat-line-0") && text("chat-line-0") == "You: Good game!" }
    assertTrue(bo.back())
    anna.tap("chat")
    anna.await { has("chat-line-0") && text("chat-line-0") == "Bo: Good game!" }
    anna.type("chat-text", "Noch eine?")
    anna.tap("say")
    anna.await { has("chat-line-1") }
    anna.picture("contract-nearby-chat")
    assertTrue(anna.back())
    anna.await { !has("chat-sheet") }
    bo.await { !has("chat-sheet") }
  }

  private fun Screen.openNearby(name: String) {
    tap("open-nearby")
    await { has("own-name") }
    type("own-name", name)
    tap("save-name")
    await { !has("name-sheet") && has("visible") && text("visible") == "Visible as $name" }
  }

  private fun Screen.call(address: String) {
    tap("open-address")
    await { has("address") }
    type("address", address)
    tap("call")
    await { !has("address-sheet") }
  }

  private fun Screen.leaveRoom() {
    tap("more")
    await { has("leave-room") }
    tap("leave-room")
    await { has("leave-yes") }
    tap("leave-yes")
    await { has("nearby") }
  }

  /** The two play [points] one after the other, [first] the first; each stone is awaited on both boards. */
  private fun inTurn(first: Device, second: Device, points: String) {
    points.split(' ').forEachIndexed { ply, point ->
      val (mover, other) = if (ply % 2 == 0) first to second else second to first
      mover.await { has("message") && text("message").endsWith("Your turn.") }
      mover.place(point)
      other.await { hasStone(point) }
    }
  }
}
