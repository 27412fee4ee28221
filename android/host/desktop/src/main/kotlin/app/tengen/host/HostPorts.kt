package app.tengen.host

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import app.tengen.ui.link.Ports
import java.util.Locale

/** What the screens get of the platform on a computer. */
class HostPorts(private val host: Host) : Ports {
  @Composable
  override fun InLanguage(language: String, content: @Composable () -> Unit) {
    val locale = if (language.isEmpty()) host.locale else Locale.forLanguageTag(language)
    val strings = remember(locale) { Strings(locale) }
    CompositionLocalProvider(LocalStrings provides strings, content = content)
  }
}
