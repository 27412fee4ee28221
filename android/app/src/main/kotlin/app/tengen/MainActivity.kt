package app.tengen

import android.content.Context
import android.content.Intent
import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.tengen.ui.app.TengenApp
import kotlinx.coroutines.flow.MutableStateFlow

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

  /** A link to a game that was read from a code and that nobody has followed yet. */
  internal val joinLink = MutableStateFlow<String?>(null)

  internal val networkRequest = NetworkRequest(this) { discovery.retry() }

  override fun onCreate(savedInstanceState: Bundle?) {
    super.onCreate(savedInstanceState)
    // What came with a window that is made anew has been followed already.
    if (savedInstanceState == null) readLink(intent)
    val ports = AndroidPorts(this)
    setContent {
      val launch by games.launch.collectAsStateWithLifecycle()
      TengenApp(launch, ports)
    }
  }

  override fun onNewIntent(intent: Intent) {
    super.onNewIntent(intent)
    readLink(intent)
  }

  private fun readLink(intent: Intent) {
    if (intent.action == Intent.ACTION_VIEW) joinLink.value = intent.dataString
  }

  override fun onStart() {
    super.onStart()
    games.inSight.value = true
    // The permission may have been given in Android's settings.
    discovery.retry()
  }

  override fun onStop() {
    super.onStop()
    // A window that is made anew is in sight again at once.
    if (!isChangingConfigurations) games.inSight.value = false
  }

  private val discovery: NsdDiscovery get() = (application as TengenApplication).discovery

  private val games: Games get() = (application as TengenApplication).games
}
