package app.tengen.ui.settings

import app.tengen.core.Placement
import app.tengen.core.Settings
import app.tengen.core.TengenException
import app.tengen.core.Theme
import app.tengen.ui.R
import app.tengen.ui.text.Words
import app.tengen.ui.game.alternatives
import app.tengen.ui.text.problemText
import app.tengen.ui.text.words

/** The languages there are words for, by tag; empty follows the system. */
private val languages = listOf("", "en", "zh")

/** What the settings screen shows of [settings]; [problem] is why the last change failed. */
fun settingsState(settings: Settings, problem: TengenException? = null) = SettingsState(
  placements =
    alternatives("placement", Placement.entries, settings.placement, ::placementName, SettingsIntent::SetPlacement),
  placementMeaning = placementMeaning(settings.placement),
  themes = alternatives("theme", Theme.entries, settings.theme, ::themeName, SettingsIntent::SetTheme),
  languages = alternatives("language", languages, settings.language, ::languageName, SettingsIntent::SetLanguage),
  startOnHome = settings.startOnHome,
  problem = problem?.let(::problemText),
)

/** [settings] as [intent] wants them; leaving changes nothing. */
fun changed(settings: Settings, intent: SettingsIntent): Settings = when (intent) {
  is SettingsIntent.SetPlacement -> settings.copy(placement = intent.placement)
  is SettingsIntent.SetTheme -> settings.copy(theme = intent.theme)
  is SettingsIntent.SetLanguage -> settings.copy(language = intent.language)
  is SettingsIntent.SetStartOnHome -> settings.copy(startOnHome = intent.startOnHome)
  SettingsIntent.Leave -> settings
}

private fun placementName(placement: Placement): Words = when (placement) {
  Placement.AUTOMATIC -> words(R.string.settings_placement_automatic)
  Placement.TWO_STEPS -> words(R.string.settings_placement_two_steps)
  Placement.ONE_TAP -> words(R.string.settings_placement_one_tap)
}

private fun placementMeaning(placement: Placement): Words = when (placement) {
  Placement.AUTOMATIC -> words(R.string.settings_placement_automatic_meaning)
  Placement.TWO_STEPS -> words(R.string.settings_placement_two_steps_meaning)
  Placement.ONE_TAP -> words(R.string.settings_placement_one_tap_meaning)
}

private fun themeName(theme: Theme): Words = when (theme) {
  Theme.SYSTEM -> words(R.string.settings_system)
  Theme.LIGHT -> words(R.string.settings_theme_light)
  Theme.DARK -> words(R.string.settings_theme_dark)
}

/** A language is called by its own name, whatever the language of the screen: one must find the way back. */
private fun languageName(language: String): Words = when (language) {
  "" -> words(R.string.settings_system)
  "en" -> Words.Plain("English")
  else -> Words.Plain("中文")
}
