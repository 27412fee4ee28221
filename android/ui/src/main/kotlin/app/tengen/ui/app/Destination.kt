package app.tengen.ui.app

import app.tengen.ui.game.GameKind

/** The places of the app. */
sealed interface Destination {
  /** Where games begin and are found again. */
  data object Home : Destination

  /** The game on the table. */
  data object Play : Destination

  /** Those nearby. */
  data object Nearby : Destination

  /** What can be set. */
  data object Settings : Destination

  /** Setting up a game of [kind], a sheet over the place before. */
  data class NewGame(val kind: GameKind) : Destination

  /** This place as one word, for saved state. */
  fun save(): String = when (this) {
    Home -> "home"
    Play -> "play"
    Nearby -> "nearby"
    Settings -> "settings"
    is NewGame -> "new:${kind.name}"
  }

  companion object {
    /** What [save] wrote, or null where it is not understood. */
    fun restore(saved: String): Destination? = when (saved) {
      "home" -> Home
      "play" -> Play
      "nearby" -> Nearby
      "settings" -> Settings
      else -> GameKind.entries.firstOrNull { saved == "new:${it.name}" }?.let(::NewGame)
    }
  }
}
