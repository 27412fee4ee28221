package app.tengen.ui.link

import androidx.compose.runtime.Composable

/** What the screens ask of the platform they run on. */
interface Ports {
  /** Shows [content] in [language], a language tag; empty stands for the system's own. */
  @Composable
  fun InLanguage(language: String, content: @Composable () -> Unit)

  /** The system's own bars over the screen are to suit a [dark] one or a light one. */
  @Composable
  fun SystemBars(dark: Boolean) = Unit
}
