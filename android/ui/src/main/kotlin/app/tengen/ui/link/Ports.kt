package app.tengen.ui.link

import androidx.compose.runtime.Composable
import kotlinx.coroutines.flow.StateFlow

/** What the screens ask of the platform they run on. */
interface Ports {
  /** Shows [content] in [language], a language tag; empty stands for the system's own. */
  @Composable
  fun InLanguage(language: String, content: @Composable () -> Unit)

  /** What this device is called: the first proposal for its person's name. */
  val deviceName: String get() = ""

  /** A link to a game that was read from a code and that nobody has followed yet. */
  val joinLink: StateFlow<String?>

  /** [joinLink] has been followed. */
  fun forgetJoinLink()

  /** Asks the person to let this app talk to devices on the same network. */
  fun askForNetwork() = Unit

  /** The system's own bars over the screen are to suit a [dark] one or a light one. */
  @Composable
  fun SystemBars(dark: Boolean) = Unit
}
