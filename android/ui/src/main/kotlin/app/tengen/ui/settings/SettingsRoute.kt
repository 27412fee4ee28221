package app.tengen.ui.settings

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.link.CoreLink

/** The settings of [link]; [onLeave] goes back. */
@Composable
fun SettingsRoute(link: CoreLink, onLeave: () -> Unit) {
  val model = viewModel { SettingsModel(link) }
  val settings by link.settings.collectAsStateWithLifecycle()
  val problem by model.problem.collectAsStateWithLifecycle()
  val send = { intent: SettingsIntent ->
    model.send(intent)
    if (intent == SettingsIntent.Leave) onLeave()
  }
  BackHandler { send(SettingsIntent.Leave) }
  SettingsScreen(state = remember(settings, problem) { settingsState(settings, problem) }, onIntent = send)
}
