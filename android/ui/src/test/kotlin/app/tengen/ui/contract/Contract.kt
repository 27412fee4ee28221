package app.tengen.ui.contract

import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.rules.TemporaryFolder

/** What every host's screens must do. The core is the real one, over a folder of its own. */
abstract class Contract {
  /** Where the games of this test are. */
  @get:Rule
  val data = TemporaryFolder()

  /** Starts the app over the folder of this test, in a light theme, does [body] and ends it. */
  abstract fun screen(language: String = "en", body: Screen.() -> Unit)

  /** Places a stone in two steps and waits until it stands. */
  protected fun Screen.place(point: String) {
    tap("point-$point")
    await { has("place") }
    tap("place")
    await { hasStone(point) }
  }

  /** Plays all of [points] in two steps, for two people. */
  protected fun Screen.placeAll(points: String) = points.split(' ').forEach { place(it) }

  /** From home: a game between two people under [rules]. */
  protected fun Screen.startTwoPeople(rules: String = "FREESTYLE") {
    tap("edit-TwoPeople")
    await { has("start") }
    if (rules != "FREESTYLE") choose("Rules", "rules-$rules")
    tap("start")
    await { has("board") && !has("start") }
  }

  /** On the sheet for a new game: chooses what is called [tag] in a section of one's own terms. */
  protected fun Screen.choose(section: String, tag: String) {
    if (!has("section-$section")) tap("preset-own")
    await { has("section-$section") }
    if (!has(tag)) tap("section-$section")
    await { has(tag) }
    tap(tag)
  }

  /** From home: a game against the lowest level, the person black. */
  protected fun Screen.startAgainstComputer() {
    tap("start-AgainstComputer")
    await { has("board") }
  }

  /** The person's stone and the computer's answer. */
  protected fun Screen.placeAndAwaitAnswer(point: String) {
    val before = stones()
    tap("point-$point")
    await { has("place") }
    tap("place")
    await { stones() == before + 2 && text("message") == "Your turn." }
  }

  /** Whether a placed stone stands on [point]. */
  protected fun Screen.hasStone(point: String): Boolean = isStone(spoken("point-$point"))

  /** Placed stones on the board. */
  protected fun Screen.stones(): Int = spokenAll("point-").count(::isStone)

  private fun isStone(spoken: String) = "black" in spoken || "white" in spoken

  protected fun Screen.assertMessage(expected: String) = assertEquals(expected, text("message"))
}
