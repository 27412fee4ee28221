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
import app.tengen.ui.nearby.BesideModel
import app.tengen.ui.nearby.NearbyIntent
import app.tengen.ui.nearby.NearbyModel
import app.tengen.ui.nearby.besideState
import app.tengen.ui.nearby.nearbyState
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
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.delay
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
  private var friend: Friend? = null
  private var screens = open()

  fun step(step: JSONObject, place: String) {
    val expected = step.optJSONObject("expect")
    if (expected != null) return expect(expected, place)
    step.optJSONObject("await")?.let { return awaitFaces(it, place) }
    val screen = step.keySet().firstOrNull { it in setOf("home", "nearby", "new_game", "play", "room", "settings") }
    if (screen != null) await { send(screen, step.getString(screen))?.join() } else act(step, place)
  }

  override fun close() {
    friend?.close()
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

  /** What somebody at another device does shows by itself, sooner or later. */
  private fun awaitFaces(expected: JSONObject, place: String) = try {
    runBlocking {
      withTimeout(PATIENCE_MS) { while (!holds(expected)) delay(10) }
    }
  } catch (_: TimeoutCancellationException) {
    expect(expected, place)
  }

  private fun holds(expected: JSONObject): Boolean = expected.keySet().all { screen ->
    val actual = face(screen)
    val fields = expected.getJSONObject(screen)
    fields.keySet().all { fields.get(it).toString() == JSONObject.wrap(actual.getValue(it)).toString() }
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
      "nearby" -> faceOf(nearbyState(link.nearby.snapshots.value, nearby.local.value, link.snapshots.value))
      "room" -> faceOf(link.nearby.snapshots.value.room?.let { besideState(it, beside.local.value) })
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
        if (intent == HomeIntent.OpenNearby) nearby.enter() else home.send(intent) {}
      }
      "nearby" -> sendNearby(text)
      "room" -> beside.send(roomIntent(text))
      "new_game" -> sendNewGame(newGameIntent(text))
      "play" -> {
        val intent = playIntent(text)
        play.send(intent).also { if (intent == PlayIntent.GoHome) play.leave() }
      }
      else -> settings.send(settingsIntent(text))
    }
  }

  private fun Screens.sendNearby(text: String): Job? {
    val peers = link.nearby.snapshots.value.peers.associate { it.name to it.id }
    val intent = nearbyIntent(text.replace("FRIEND", friend?.address.orEmpty()), peers)
    val job = nearby.send(intent)
    return if (intent == NearbyIntent.Leave) nearby.leave() else job
  }

  private fun friendActs(step: JSONObject) {
    val bo = friend ?: Friend().also { friend = it }
    bo.act(step) { checkNotNull(screens.link.nearby.snapshots.value.listening) { "nobody listens" }.port }
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
      "friend" -> friendActs(step)
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

  private companion object {
    const val PATIENCE_MS = 60_000L
  }

  private fun <T> await(body: suspend () -> T): T = runBlocking { withTimeout(60_000) { body() } }
}

/** The models of the screens over one link. */
private class Screens(val link: CoreLink) {
  val home = HomeModel(link)
  val newGame = NewGameModel(link)
  val play = PlayModel(link)
  val settings = SettingsModel(link)
  val nearby = NearbyModel(link, "Anna's phone")
  val beside = BesideModel(link)
}
