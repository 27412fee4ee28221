package app.tengen.ui.settings

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.tengen.core.TengenException
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.launch

/** The settings of [link]; [onLeave] goes back. */
@Composable
fun SettingsRoute(link: CoreLink, onLeave: () -> Unit) {
  val settings by link.settings.collectAsStateWithLifecycle()
  var problem by remember { mutableStateOf<TengenException?>(null) }
  val scope = rememberCoroutineScope()
  SettingsScreen(
    state = remember(settings, problem) { settingsState(settings, problem) },
    onIntent = { intent ->
      if (intent == SettingsIntent.Leave) {
        onLeave()
      } else {
        // At once: leaving the screen ends its scope, and would take with it what has not begun.
        scope.launch(start = CoroutineStart.UNDISPATCHED) {
          problem = (link.change { changed(it, intent) } as? Answer.Failed)?.problem
        }
      }
    },
  )
}
