package app.tengen.ui.contract

import app.tengen.core.NewGame

/**
 * What a test may do to the running app, on every host alike: look, touch with real fingers, go back, start again.
 * Parts of the screen are found by their tags.
 */
interface Screen {
  /** Whether there is a part called [tag]. */
  fun has(tag: String): Boolean

  /** What is written in the part called [tag]. */
  fun text(tag: String): String

  /** What a screen reader says for the part called [tag]. */
  fun spoken(tag: String): String

  /** What a screen reader says for every part whose tag begins with [prefix]. */
  fun spokenAll(prefix: String): List<String>

  /** Whether the part called [tag] can be used. */
  fun isEnabled(tag: String): Boolean

  /** Where the part called [tag] is, in pixels. */
  fun bounds(tag: String): Bounds

  /** One finger taps the middle of the part called [tag]. */
  fun tap(tag: String)

  /** One finger goes down on [tag], a second one on [second], then both go up. */
  fun tapWithTwoFingers(tag: String, second: String)

  /** Puts [text] in place of what stands in the field called [tag]. */
  fun type(tag: String, text: String)

  /** The system's back. False when the app leaves it to the system. */
  fun back(): Boolean

  /** Puts [game] on the table as if it had been set up. */
  fun begin(game: NewGame)

  /** The process ends and is started anew over the same data. */
  fun startAgain()

  /** Waits until [condition] holds; fails after a long while. */
  fun await(condition: Screen.() -> Boolean)

  /** A picture for a person to look at. */
  fun picture(name: String)
}

/** A rectangle on the screen, in pixels. */
data class Bounds(val left: Float, val top: Float, val right: Float, val bottom: Float) {
  /** Whether the two have more than an edge in common. */
  fun overlaps(other: Bounds): Boolean =
    left < other.right && other.left < right && top < other.bottom && other.top < bottom
}
