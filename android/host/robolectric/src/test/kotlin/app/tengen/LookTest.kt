package app.tengen

import androidx.compose.ui.graphics.toArgb
import androidx.core.view.WindowCompat
import app.tengen.core.Theme
import app.tengen.ui.design.DarkPalette
import app.tengen.ui.design.LightPalette
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class LookTest {
  @get:Rule
  val phone = Phone()

  @Test
  fun `by day the paper is light and the system's icons are dark`() {
    phone.launch()
    assertEquals(LightPalette.background.toArgb(), phone.activity.getColor(R.color.paper))
    assertPaper(LightPalette.background.toArgb(), darkIcons = true)
  }

  @Test
  @Config(qualifiers = "+night")
  fun `by night the paper is dark and the system's icons are light`() {
    phone.launch()
    assertEquals(DarkPalette.background.toArgb(), phone.activity.getColor(R.color.paper))
    assertPaper(DarkPalette.background.toArgb(), darkIcons = false)
    screenshot("home-night")
    startTwoPeople()
    play("H8", "I9")
    screenshot("play-night")
  }

  @Test
  fun `the theme that is set comes before the system's`() {
    phone.launch()
    phone.set { it.copy(theme = Theme.DARK) }
    await("dark paper") { picture().getPixel(2, 2) == DarkPalette.background.toArgb() }
    assertPaper(DarkPalette.background.toArgb(), darkIcons = false)
  }

  @Test
  @Config(qualifiers = "zh-rCN")
  fun `Chinese readers get Chinese`() {
    phone.launch()
    assertEquals("天元", phone.activity.getString(app.tengen.ui.R.string.app_name))
    assertTrue(nodes().any { it.text == "双人同机" })
    screenshot("home-zh")
  }

  @Test
  @Config(qualifiers = "zh-rTW")
  fun `readers of traditional characters get English, never simplified ones`() {
    phone.launch()
    assertEquals("Tengen", phone.activity.getString(app.tengen.ui.R.string.app_name))
  }

  @Test
  fun `the language that is set holds in every window and after the process died`() {
    phone.launch()
    node("open-settings").tap()
    phone.set { it.copy(language = "zh") }
    await("settings in Chinese") { nodes().any { it.text == "设置" } }
    phone.back()
    node("edit-TwoPeople").tap()
    await("the sheet") { find("newgame") != null }
    assertEquals("开始", node("start").text)
    phone.launch(phone.kill())
    await("home in Chinese") { nodes().any { it.text == "双人同机" } }
  }

  @Test
  @Config(fontScale = 2f)
  fun `text twice as large fits everywhere`() {
    phone.launch()
    assertEquals(2f, phone.activity.resources.configuration.fontScale)
    assertFits("home-font2")
    node("edit-TwoPeople").tap()
    await("the sheet") { find("newgame") != null }
    assertFits("newgame-font2")
    phone.back()
    node("open-settings").tap()
    await("the settings") { find("theme-DARK") != null }
    assertFits("settings-font2")
    phone.back()
    startTwoPeople()
    play("H8", "I9")
    assertFits("play-font2")
    phone.change("+land")
    assertFits("landscape-font2")
  }

  private fun assertFits(name: String) {
    screenshot(name)
    assertEquals(name, emptyList<String>(), layoutProblems())
  }

  private fun assertPaper(colour: Int, darkIcons: Boolean) {
    assertEquals(colour, picture().getPixel(2, 2))
    val window = phone.activity.window
    assertEquals(darkIcons, WindowCompat.getInsetsController(window, window.decorView).isAppearanceLightStatusBars)
  }
}
