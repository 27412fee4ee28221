package app.tengen.ui.play

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.link.CoreLink

/** The game on the table of [link]; [onHome] and [onSettings] lead elsewhere and lose nothing. */
@Composable
fun PlayRoute(link: CoreLink, onHome: () -> Unit, onSettings: () -> Unit) {
  val model = viewModel { PlayModel(link) }
  val table by link.snapshots.collectAsStateWithLifecycle()
  val local by model.local.collectAsStateWithLifecycle()
  val goHome = {
    model.leave()
    onHome()
  }
  BackHandler(onBack = goHome)
  PlayScreen(
    state = remember(table, local) { playState(table, local) },
    onIntent = { intent ->
      model.send(intent)
      when (intent) {
        PlayIntent.GoHome -> goHome()
        PlayIntent.OpenSettings -> onSettings()
        else -> Unit
      }
    },
  )
}
