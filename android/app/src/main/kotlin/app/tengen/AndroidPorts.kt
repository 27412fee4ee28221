package app.tengen

import android.graphics.Color
import android.provider.Settings
import androidx.activity.SystemBarStyle
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.remember
import app.tengen.ui.link.Ports
import kotlinx.coroutines.flow.StateFlow

/** What the screens ask of Android, answered for one [activity]. */
internal class AndroidPorts(private val activity: MainActivity) : Ports {
  override val deviceName: String
    get() = Settings.Global.getString(activity.contentResolver, Settings.Global.DEVICE_NAME).orEmpty()

  override val joinLink: StateFlow<String?> get() = activity.joinLink

  override fun forgetJoinLink() {
    activity.joinLink.value = null
  }

  override fun askForNetwork() = activity.networkRequest.ask()

  /** A window keeps the language it was made in, as dialogs take theirs from it: another one wants a new window. */
  @Composable
  override fun InLanguage(language: String, content: @Composable () -> Unit) {
    // The first window of a process learns the language only when the games are open: it draws nothing in a wrong one.
    // Later the screens stay until what they keep has been saved.
    val fromTheStart = remember { language == activity.language }
    if (fromTheStart) content()
    LaunchedEffect(language) {
      if (language != activity.language) activity.recreate()
    }
  }

  @Composable
  override fun SystemBars(dark: Boolean) {
    // Before the first layout, which already wants to know how much the bars cover.
    DisposableEffect(dark) {
      val style = when {
        dark -> SystemBarStyle.dark(Color.TRANSPARENT)
        else -> SystemBarStyle.light(Color.TRANSPARENT, Color.TRANSPARENT)
      }
      activity.enableEdgeToEdge(style, style)
      onDispose {}
    }
  }
}
