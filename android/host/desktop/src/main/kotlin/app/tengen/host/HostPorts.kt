package app.tengen.host

import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.runtime.remember
import app.tengen.ui.link.Ports
import java.util.Locale
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow

/** What the screens get of the platform on a computer. */
class HostPorts(private val host: Host, joinLink: String? = null) : Ports {
  private val link = MutableStateFlow(joinLink)

  override val deviceName: String get() = System.getProperty("user.name").orEmpty()

  override val joinLink: StateFlow<String?> get() = link

  override fun forgetJoinLink() {
    link.value = null
  }

  @Composable
  override fun InLanguage(language: String, content: @Composable () -> Unit) {
    val locale = if (language.isEmpty()) host.locale else Locale.forLanguageTag(language)
    val strings = remember(locale) { Strings(locale) }
    CompositionLocalProvider(LocalStrings provides strings, content = content)
  }
}
