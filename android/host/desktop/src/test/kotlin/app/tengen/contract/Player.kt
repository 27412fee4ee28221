package app.tengen.contract

import app.tengen.core.AnalysisLimits
import app.tengen.core.App
import app.tengen.core.ColourChoice
import app.tengen.core.ManualTime
import app.tengen.core.NewGame
import app.tengen.core.Phase
import app.tengen.core.Placement
import app.tengen.core.Preset
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.TengenException
import app.tengen.core.Theme
import app.tengen.core.presetTerms
import app.tengen.core.withTerms
import java.io.File
import java.nio.file.Files
import org.json.JSONObject
import org.junit.Assert.assertEquals

/** Plays the steps of one scenario on an app over a fresh folder. */
class Player : AutoCloseable {
  private val folder: File = Files.createTempDirectory("tengen-contract").toFile()
  private val time = ManualTime()
  private var app = App.atTime(folder.path, time)
  private val remembered = HashMap<String, Long>()

  fun step(step: JSONObject, place: String) {
    val expected = step.optJSONObject("expect")
    if (expected != null) return expect(expected, place)
    val error = try {
      act(step)
      null
    } catch (failure: TengenException) {
      errorName(failure)
    }
    assertEquals(place, step.optString("error", null), error)
  }

  override fun close() {
    app.shutdown()
    app.close()
    time.close()
    folder.deleteRecursively()
  }

  private fun expect(expected: JSONObject, place: String) {
    val actual = projection(app, remembered)
    for (field in expected.keySet()) {
      assertEquals("$field in $place", expected.get(field), actual.getValue(field) ?: JSONObject.NULL)
    }
  }

  private fun act(step: JSONObject) {
    val table = app.table()
    when (val action = step.getString("do")) {
      "new_game" -> table.newGame(newGame(step))
      "play" -> point(step).let { (x, y) -> table.play(x, y) }
      "play_all" -> step.getString("moves").split(' ').forEach { name ->
        namedPoint(name).let { (x, y) -> table.play(x, y) }
      }
      "undo" -> table.undo()
      "redo" -> table.redo()
      "resign" -> table.resign()
      "hint" -> table.hint()
      "analyse" -> table.analyse(step.getInt("count"), AnalysisLimits(null, limit(step, "nodes"), null))
      "stop_thinking" -> table.stopThinking()
      "restart" -> table.restart()
      "open_game" -> table.openGame(gameOf(step))
      "remember" -> remembered[step.getString("as")] = table.snapshot().game
      "set" -> app.updateSettings(app.settings().after(step))
      "wait" -> await(step.getString("for"))
      "reopen" -> reopen()
      "damage" -> reopen { step.getString("files").split(' ').forEach(::damage) }
      "pass" -> time.advance(step.getLong("ms"))
      "acknowledge" -> app.notices().forEach { app.acknowledge(it.id) }
      else -> check(actAgreed(app, step) || actOpening(app, step)) { "no such step: $action" }
    }
  }

  private fun gameOf(step: JSONObject): Long =
    if (step.has("remembered")) remembered.getValue(step.getString("remembered")) else step.getLong("game")

  private fun await(what: String) {
    val deadline = System.nanoTime() + 120_000_000_000
    while (true) {
      val now = app.table().snapshot()
      val reached = when (what) {
        "turn" -> now.canPlay || now.phase == Phase.OVER
        "hint" -> now.hint != null
        "analysis" -> now.analysis?.running == false
        "over" -> now.phase == Phase.OVER
        else -> error("can't wait for $what")
      }
      if (reached) return
      check(System.nanoTime() < deadline) { "waited too long for $what" }
      Thread.sleep(5)
    }
  }

  private fun damage(name: String) {
    val file = File(folder, name)
    check(file.isFile) { "no file $name to be damaged" }
    file.writeBytes(ByteArray(file.length().toInt()))
  }

  private fun reopen(meanwhile: () -> Unit = {}) {
    app.shutdown()
    app.close()
    meanwhile()
    app = App.atTime(folder.path, time)
  }
}

private fun limit(step: JSONObject, name: String): Long? = if (step.has(name)) step.getLong(name) else null

private fun point(step: JSONObject): Pair<Int, Int> {
  if (step.has("at")) return namedPoint(step.getString("at"))
  val xy = step.getJSONArray("xy")
  return xy.getInt(0) to xy.getInt(1)
}

internal fun namedPoint(name: String): Pair<Int, Int> = (name[0] - 'A') to (name.drop(1).toInt() - 1)

/** These settings with those of the [step] changed. */
internal fun Settings.after(step: JSONObject): Settings = copy(
  placement = step.optString("placement", null)?.let { Placement.valueOf(it.uppercase()) } ?: placement,
  theme = step.optString("theme", null)?.let { Theme.valueOf(it.uppercase()) } ?: theme,
  language = step.optString("language", language),
  startOnHome = step.optBoolean("start_on_home", startOnHome),
)

internal fun newGame(step: JSONObject): NewGame {
  val game = plainGame(step)
  val preset = step.optString("preset", null) ?: return game
  return withTerms(game, presetTerms(Preset.valueOf(preset.uppercase()), people = true, asks = false))
}

private fun plainGame(step: JSONObject) = NewGame(
  size = step.getInt("size"),
  rules = RuleSet.valueOf(step.getString("rules").uppercase()),
  me = seat(step.getString("me")),
  other = seat(step.getString("other")),
  colour = ColourChoice.valueOf(step.getString("colour").uppercase()),
  clock = timeControl(step.optString("clock")),
  otherClock = timeControl(step.optString("other_clock")),
  undo = step.optString("undo", null)?.let(::undoRule),
  opening = step.optString("opening", null)?.let(::openingRule),
  fouls = step.optString("fouls", null)?.let(::foulPolicy),
  foulSet = step.optString("foul_set", null)?.let(::foulSet),
)

private fun seat(text: String): Seat {
  val value = text.substringAfter(':')
  return when (val kind = text.substringBefore(':')) {
    "person" -> Seat.Person(value)
    "computer" -> Seat.Computer(value.toInt())
    else -> error("no such seat: $kind")
  }
}
