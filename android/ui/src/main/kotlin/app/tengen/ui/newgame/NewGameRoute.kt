package app.tengen.ui.newgame

import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.game.GameKind
import app.tengen.ui.link.CoreLink

/** Setting up a game of [kind]: ends with [onStarted] or [onClose]. */
@Composable
fun NewGameRoute(link: CoreLink, kind: GameKind, onStarted: () -> Unit, onClose: () -> Unit) {
  val model = viewModel { NewGameModel(link) }
  val draft by model.draft.collectAsStateWithLifecycle()
  LaunchedEffect(kind) { model.begin(link.settings.value, kind) }
  val shown = draft ?: return
  NewGameSheet(
    state = newGameState(shown),
    onIntent = { intent ->
      when (intent) {
        NewGameIntent.Start -> model.start {
          model.end()
          onStarted()
        }
        NewGameIntent.Close -> {
          model.end()
          onClose()
        }
        else -> model.change(intent)
      }
    },
  )
}
