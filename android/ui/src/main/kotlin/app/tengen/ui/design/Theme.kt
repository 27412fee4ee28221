package app.tengen.ui.design

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.material3.ColorScheme
import androidx.compose.material3.LocalContentColor
import androidx.compose.material3.MaterialTheme
import androidx.compose.material3.Typography
import androidx.compose.material3.darkColorScheme
import androidx.compose.material3.lightColorScheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.ReadOnlyComposable
import androidx.compose.runtime.remember
import androidx.compose.runtime.staticCompositionLocalOf

private val LocalPalette = staticCompositionLocalOf { LightPalette }
private val LocalBoardTheme = staticCompositionLocalOf { HoneyBoard }

/** True where the person asked for less motion. Android shortens animations by itself; a computer says it here. */
val LocalReducedMotion = staticCompositionLocalOf { false }

/** The tokens of the theme round this place: `Tengen.palette.accent`. */
object Tengen {
  val palette: Palette
    @Composable @ReadOnlyComposable get() = LocalPalette.current
  val board: BoardTheme
    @Composable @ReadOnlyComposable get() = LocalBoardTheme.current
  val type: Typography
    @Composable @ReadOnlyComposable get() = MaterialTheme.typography
}

/** Everything on a screen stands in this. */
@Composable
fun TengenTheme(dark: Boolean = isSystemInDarkTheme(), content: @Composable () -> Unit) {
  val palette = if (dark) DarkPalette else LightPalette
  val family = LocalFontFamily.current
  val typography = remember(family) { typographyOf(family) }
  MaterialTheme(colorScheme = remember(palette) { palette.toColorScheme() }, typography = typography) {
    CompositionLocalProvider(
      LocalPalette provides palette,
      LocalBoardTheme provides if (dark) WalnutBoard else HoneyBoard,
      LocalContentColor provides palette.text,
      content = content,
    )
  }
}

/** For the parts of Material that the components here are made of. */
private fun Palette.toColorScheme(): ColorScheme {
  val base = if (isDark) darkColorScheme() else lightColorScheme()
  return base.copy(
    primary = accent,
    onPrimary = onAccent,
    primaryContainer = sunken,
    onPrimaryContainer = text,
    secondary = secondary,
    onSecondary = background,
    secondaryContainer = sunken,
    onSecondaryContainer = text,
    background = background,
    onBackground = text,
    surface = surface,
    onSurface = text,
    surfaceVariant = sunken,
    onSurfaceVariant = secondary,
    surfaceTint = surface,
    surfaceContainerLowest = surface,
    surfaceContainerLow = surface,
    surfaceContainer = surface,
    surfaceContainerHigh = surface,
    surfaceContainerHighest = sunken,
    outline = outline,
    outlineVariant = hairline,
    error = danger,
  )
}
