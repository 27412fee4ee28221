package app.tengen.host

import androidx.compose.ui.unit.Density
import java.util.Locale

/** A piece of glass to draw on, in dp. */
enum class Surface(val width: Int, val height: Int, val pixelsPerDp: Float = 1.5f, val fontScale: Float = 1f) {
  PHONE(360, 800, pixelsPerDp = 2f),

  /** The same with a quarter of the pixels, for tests that touch a lot. */
  COARSE_PHONE(360, 800, pixelsPerDp = 1f),

  /** For a board by itself. */
  SQUARE(360, 360, pixelsPerDp = 2f),
  SMALL(320, 568),
  LARGE_FONT(360, 800, fontScale = 2f),
  SMALL_LARGE_FONT(320, 568, fontScale = 1.5f),
  LANDSCAPE(800, 360),
  TABLET(800, 1280, pixelsPerDp = 1f),
  TABLET_LANDSCAPE(1280, 800, pixelsPerDp = 1f),
  ;

  val widthInPixels = (width * pixelsPerDp).toInt()
  val heightInPixels = (height * pixelsPerDp).toInt()
  val density = Density(pixelsPerDp)
  val label = name.lowercase().replace('_', '-')
}

/** How a screen is to look: surface, theme, language. */
data class Look(val surface: Surface = Surface.PHONE, val dark: Boolean = false, val language: String = "en") {
  val locale: Locale = Locale.forLanguageTag(language)

  override fun toString() = "${surface.label}-${if (dark) "dark" else "light"}-$language"
}
