package app.tengen.contract.presenters

import app.tengen.contract.namedPoint
import app.tengen.core.App
import app.tengen.core.Phrase
import java.nio.file.Files
import org.json.JSONObject

/** Somebody at another device, called Bo: an app of their own over a fresh folder, met over loopback. */
internal class Friend : AutoCloseable {
  private val folder = Files.createTempDirectory("tengen-friend").toFile()
  private val app = App(folder.path)
  private val nearby = app.nearby()

  init {
    nearby.setName("Bo")
    nearby.open()
  }

  /** Where they can be called. */
  val address: String get() = "127.0.0.1:${checkNotNull(nearby.snapshot().listening) { "Bo can't be called" }.port}"

  /** Does what [step] says; [port] is where the device of the story can be called. */
  fun act(step: JSONObject, port: () -> Int) {
    when (val act = step.getString("act")) {
      "come" -> Unit
      "call" -> nearby.joinTyped("127.0.0.1:${port()}")
      "withdraw" -> nearby.withdraw()
      "accept" -> answer(true)
      "decline" -> answer(false)
      "play" -> namedPoint(step.getString("point")).let { (x, y) -> app.table().use { it.play(x, y) } }
      "resign" -> app.table().use { it.resign() }
      "rematch" -> app.table().use { it.restart() }
      "say" -> nearby.sayPhrase(named<Phrase>(step.getString("phrase")))
      "hide" -> app.enterBackground()
      "show" -> app.enterForeground()
      "leave" -> nearby.leave()
      else -> error("Bo doesn't know how to $act")
    }
  }

  /** An invitation takes a moment to arrive. */
  private fun answer(accept: Boolean) {
    val patience = System.nanoTime() + 10_000_000_000
    while (nearby.snapshot().incoming == null && System.nanoTime() < patience) Thread.sleep(5)
    nearby.answerInvitation(accept)
  }

  override fun close() {
    nearby.close()
    app.shutdown()
    app.close()
    folder.deleteRecursively()
  }
}
