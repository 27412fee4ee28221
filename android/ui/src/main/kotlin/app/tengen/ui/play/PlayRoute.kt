package app.tengen.ui.play

import androidx.activity.compose.BackHandler
import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.remember
import androidx.lifecycle.Lifecycle
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.game.clocksOf
import app.tengen.ui.link.CoreLink

/** The game on the table of [link]; [onHome] and [onSettings] lead elsewhere and lose nothing. */
@Composable
fun PlayRoute(link: CoreLink, onHome: () -> Unit, onSettings: () -> Unit) {
  val model = viewModel { PlayModel(link) }
  val table by link.snapshots.collectAsStateWithLifecycle()
  val events by link.events.collectAsStateWithLifecycle()
  val local by model.local.collectAsStateWithLifecycle()
  val clocks by link.clocks.collectAsStateWithLifecycle(table.clock, minActiveState = Lifecycle.State.RESUMED)
  val send = { intent: PlayIntent ->
    model.send(intent)
    if (intent == PlayIntent.GoHome) {
      model.leave()
      onHome()
    }
    if (intent == PlayIntent.OpenSettings) onSettings()
  }
  BackHandler { send(PlayIntent.GoHome) }
  PlayScreen(
    state = remember(table, local, events) { playState(table, local, events) },
    onIntent = send,
    clocks = { clocks?.let(::clocksOf) },
  )
}
