package app.tengen.ui.settings

import app.tengen.core.Placement
import app.tengen.core.Theme
import app.tengen.ui.specimens.aSettings
import app.tengen.ui.text.Words
import org.junit.Assert.assertEquals
import org.junit.Test

class SettingsPresenterTest {
  @Test
  fun `every group has one choice, and choosing makes it the one`() {
    val settings = aSettings(Placement.ONE_TAP, Theme.DARK, "zh")
    val state = settingsState(settings)
    val groups = listOf(state.placements, state.themes, state.languages)
    assertEquals(listOf(3, 3, 3), groups.map { it.size })
    val chosen = groups.map { group -> group.single { it.isChosen }.tag }
    assertEquals(listOf("placement-ONE_TAP", "theme-DARK", "language-zh"), chosen)
    for (group in groups) {
      for (alternative in group) {
        val after = settingsState(changed(settings, alternative.intent))
        val now = listOf(after.placements, after.themes, after.languages).flatten().filter { it.isChosen }
        assertEquals(3, now.size)
        assertEquals(1, now.count { it.tag == alternative.tag })
      }
    }
  }

  @Test
  fun `leaving changes nothing, the switch its own setting only`() {
    val settings = aSettings()
    assertEquals(settings, changed(settings, SettingsIntent.Leave))
    assertEquals(settings.copy(startOnHome = true), changed(settings, SettingsIntent.SetStartOnHome(true)))
  }

  @Test
  fun `a language is called by its own name in every language`() {
    assertEquals(
      listOf(Words.Plain("English"), Words.Plain("中文")),
      settingsState(aSettings()).languages.drop(1).map { it.label },
    )
  }
}
