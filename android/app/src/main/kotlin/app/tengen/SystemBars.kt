package app.tengen

import android.graphics.Color
import androidx.activity.ComponentActivity
import androidx.activity.SystemBarStyle
import androidx.activity.enableEdgeToEdge
import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.tengen.core.Theme
import app.tengen.ui.link.Launch

/** Lets [activity] draw under the system's bars, whose icons are light on a dark screen and dark on a light one. */
@Composable
internal fun SystemBars(activity: ComponentActivity, dark: Boolean) {
  // Before the first layout, which already wants to know how much the bars cover.
  DisposableEffect(dark) {
    val style = if (dark) SystemBarStyle.dark(Color.TRANSPARENT) else SystemBarStyle.light(Color.TRANSPARENT, Color.TRANSPARENT)
    activity.enableEdgeToEdge(style, style)
    onDispose {}
  }
}

/** Whether the screens are dark where the system [isDark][systemDark] or not: what is set comes first. */
@Composable
internal fun isDark(launch: Launch, systemDark: Boolean): Boolean {
  if (launch !is Launch.Ready) return systemDark
  val settings by launch.link.settings.collectAsStateWithLifecycle()
  return when (settings.theme) {
    Theme.SYSTEM -> systemDark
    Theme.LIGHT -> false
    Theme.DARK -> true
  }
}
