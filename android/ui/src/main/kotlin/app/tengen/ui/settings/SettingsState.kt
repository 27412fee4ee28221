package app.tengen.ui.settings

import androidx.compose.runtime.Immutable
import app.tengen.core.Placement
import app.tengen.core.Theme
import app.tengen.ui.game.Alternative
import app.tengen.ui.text.Words

/** Everything the settings screen shows. */
@Immutable
data class SettingsState(
  val placements: List<Alternative<SettingsIntent>>,
  val placementMeaning: Words,
  val themes: List<Alternative<SettingsIntent>>,
  val languages: List<Alternative<SettingsIntent>>,
  val startOnHome: Boolean,
  /** Why the last change could not be stored. */
  val problem: Words? = null,
)

/** What a person can ask for on the settings screen. */
sealed interface SettingsIntent {
  data class SetPlacement(val placement: Placement) : SettingsIntent

  data class SetTheme(val theme: Theme) : SettingsIntent

  /** [language] is a tag; empty follows the system. */
  data class SetLanguage(val language: String) : SettingsIntent

  data class SetStartOnHome(val startOnHome: Boolean) : SettingsIntent

  data object Leave : SettingsIntent
}
