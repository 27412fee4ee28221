package app.tengen.contract.presenters

import app.tengen.contract.after
import app.tengen.contract.namedPoint
import app.tengen.contract.newGame
import app.tengen.core.App
import app.tengen.core.ManualTime
import app.tengen.core.Phase
import app.tengen.core.Point
import app.tengen.ui.game.clocksOf
import app.tengen.ui.home.HomeIntent
import app.tengen.ui.home.HomeModel
import app.tengen.ui.home.homeState
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import app.tengen.ui.newgame.NewGameIntent
import app.tengen.ui.newgame.NewGameModel
import app.tengen.ui.newgame.newGameState
import app.tengen.ui.play.PlayIntent
import app.tengen.ui.play.PlayModel
import app.tengen.ui.play.playState
import app.tengen.ui.settings.SettingsModel
import app.tengen.ui.settings.settingsState
import java.nio.file.Files
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.json.JSONObject
import org.junit.Assert.assertEquals

/** Plays the steps of one story over the screens' models and presenters; by [time] if the story has its own. */
class ScreenPlayer(private val time: ManualTime?) : AutoCloseable {
  private val folder = Files.createTempDirectory("tengen-story").toFile()
  private val remembered = HashMap<String, Long>()
  private var passedMs = 0L
  private var screens = open()

  fun step(step: JSONObject, place: String) {
    val expected = step.optJSONObject("expect")
    if (expected != null) return expect(expected, place)
    val screen = step.keySet().firstOrNull { it in setOf("home", "new_game", "play", "settings") }
    if (screen != null) await { send(screen, step.getString(screen))?.join() } else act(step, place)
  }

  override fun close() {
    await { screens.link.close() }
    time?.close()
    folder.deleteRecursively()
  }

  private fun expect(expected: JSONObject, place: String) {
    for (screen in expected.keySet()) {
      val actual = face(screen)
      val fields = expected.getJSONObject(screen)
      for (field in fields.keySet()) {
        val found = JSONObject.wrap(actual.getValue(field))
        assertEquals("$field of $screen in $place", fields.get(field).toString(), found.toString())
      }
    }
  }

  private fun face(screen: String): Map<String, Any?> = with(screens) {
    when (screen) {
      "home" -> faceOf(
        homeState(
          link.snapshots.value,
          link.unfinished.value,
          link.settings.value,
          System.currentTimeMillis() + passedMs,
          home.problem.value,
        ),
      )
      "new_game" -> newGame.draft.value?.let { faceOf(newGameState(it)) } ?: mapOf("open" to false)
      "play" -> faceOf(
        playState(link.snapshots.value, play.local.value, link.events.value),
        await { link.clocks.first() }?.let(::clocksOf),
      )
      "settings" -> faceOf(settingsState(link.settings.value, settings.problem.value))
      else -> error("no such screen: $screen")
    }
  }

  /** Has the model do its part, and what leads elsewhere done as the app does it. */
  private fun send(screen: String, text: String): Job? = with(screens) {
    when (screen) {
      "home" -> {
        val intent = homeIntent(text, remembered)
        if (intent is HomeIntent.Edit) newGame.begin(link.settings.value, intent.kind)
        home.send(intent) {}
      }
      "new_game" -> sendNewGame(newGameIntent(text))
      "play" -> {
        val intent = playIntent(text)
        play.send(intent).also { if (intent == PlayIntent.GoHome) play.leave() }
      }
      else -> settings.send(settingsIntent(text))
    }
  }

  private fun Screens.sendNewGame(intent: NewGameIntent): Job? {
    when (intent) {
      NewGameIntent.Start -> return newGame.start(newGame::end)
      NewGameIntent.Close -> newGame.end()
      else -> newGame.change(intent)
    }
    return null
  }

  private fun act(step: JSONObject, place: String) {
    val link = screens.link
    when (val action = step.getString("do")) {
      "remember" -> remembered[step.getString("as")] = link.snapshots.value.game
      "wait" -> await(step.getString("for"))
      "pass" -> pass(step.getLong("ms"))
      "later" -> passedMs += step.getLong("seconds") * 1_000
      "reopen" -> {
        await { link.close() }
        screens = open()
      }
      else -> assertEquals(place, Answer.Done, await { link.act(action, step) })
    }
  }

  private suspend fun CoreLink.act(action: String, step: JSONObject): Answer = when (action) {
    "new_game" -> start(newGame(step))
    "play_all" -> step.getString("moves").split(' ').map { name ->
      namedPoint(name).let { (x, y) -> play(Point(x, y)) }
    }.firstOrNull { it != Answer.Done } ?: Answer.Done
    "undo" -> undo()
    "resign" -> resign()
    "background" -> enterBackground()
    "foreground" -> enterForeground()
    "set" -> change { it.after(step) }
    else -> error("no such step: $action")
  }

  private fun pass(ms: Long) {
    checkNotNull(time) { "this story has no time of its own" }.advance(ms)
    // Whatever is asked, the link is then as new as the answer.
    await { screens.link.change { it } }
  }

  private fun await(what: String) {
    val link = screens.link
    await {
      when (what) {
        "turn" -> link.snapshots.first { it.canPlay || it.phase == Phase.OVER }
        "hint" -> link.snapshots.first { it.hint != null }
        "answer" -> link.snapshots.first { it.offer == null }
        "unfinished" -> link.unfinished.first { it.isNotEmpty() }
        else -> error("can't wait for $what")
      }
    }
  }

  private fun open(): Screens = await {
    when (val launch = CoreLink.open(folder.path) { if (time == null) App(it) else App.atTime(it, time) }) {
      is Launch.Ready -> Screens(launch.link)
      else -> error("the games can't be opened: $launch")
    }
  }

  private fun <T> await(body: suspend () -> T): T = runBlocking { withTimeout(60_000) { body() } }
}

/** The models of the screens over one link. */
private class Screens(val link: CoreLink) {
  val home = HomeModel(link)
  val newGame = NewGameModel(link)
  val play = PlayModel(link)
  val settings = SettingsModel(link)
}
