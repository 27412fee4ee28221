package app.tengen.ui.design

import androidx.compose.material3.Typography
import androidx.compose.runtime.staticCompositionLocalOf
import androidx.compose.ui.text.TextStyle
import androidx.compose.ui.text.font.FontFamily
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.TextUnit
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** The font of all text. A phone's own by default; the window on a computer names one that looks alike. */
val LocalFontFamily = staticCompositionLocalOf<FontFamily> { FontFamily.Default }

/** Clocks and counters: digits of equal width. */
fun TextStyle.tabular(): TextStyle = copy(fontFeatureSettings = "tnum")

internal fun typographyOf(family: FontFamily): Typography {
  fun style(size: TextUnit, height: TextUnit, weight: FontWeight) =
    TextStyle(fontFamily = family, fontSize = size, lineHeight = height, fontWeight = weight, letterSpacing = 0.em)

  return Typography(
    displaySmall = style(34.sp, 42.sp, FontWeight.SemiBold),
    headlineMedium = style(26.sp, 34.sp, FontWeight.SemiBold),
    headlineSmall = style(22.sp, 30.sp, FontWeight.SemiBold),
    titleLarge = style(20.sp, 28.sp, FontWeight.SemiBold),
    titleMedium = style(17.sp, 24.sp, FontWeight.SemiBold),
    titleSmall = style(15.sp, 22.sp, FontWeight.SemiBold),
    bodyLarge = style(16.sp, 24.sp, FontWeight.Normal),
    bodyMedium = style(14.sp, 20.sp, FontWeight.Normal),
    bodySmall = style(12.sp, 17.sp, FontWeight.Normal),
    labelLarge = style(15.sp, 20.sp, FontWeight.Medium),
    labelMedium = style(12.sp, 16.sp, FontWeight.Medium),
    labelSmall = style(11.sp, 15.sp, FontWeight.Medium),
  )
}
