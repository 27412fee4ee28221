package app.tengen

import android.content.Context
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.tengen.ui.app.TengenApp

/** The app's one window. It holds nothing of its own: the games are the process's, what a screen keeps is saved state. */
class MainActivity : ComponentActivity() {
  /** The language this window was made in, as a tag; empty for the system's. */
  internal lateinit var language: String
    private set

  override fun attachBaseContext(base: Context) {
    super.attachBaseContext(base)
    language = (base.applicationContext as TengenApplication).games.language
    useLanguage(language)
  }

  override fun onCreate(savedInstanceState: Bundle?) {
    super.onCreate(savedInstanceState)
    val ports = AndroidPorts(this)
    setContent {
      val launch by games.launch.collectAsStateWithLifecycle()
      TengenApp(launch, ports)
    }
  }

  override fun onStart() {
    super.onStart()
    games.inSight.value = true
  }

  override fun onStop() {
    super.onStop()
    // A window that is made anew is in sight again at once.
    if (!isChangingConfigurations) games.inSight.value = false
  }

  private val games: Games get() = (application as TengenApplication).games
}
