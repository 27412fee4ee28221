package app.tengen.ui.home

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import androidx.lifecycle.viewmodel.compose.viewModel
import app.tengen.ui.game.GameKind
import app.tengen.ui.link.CoreLink
import kotlinx.coroutines.delay

private const val MINUTE_MS = 60_000L

/** Home over [link]: [onPlay] leads to the board, [onEdit] to the sheet, [onNearby] and [onSettings] to their pages. */
@Composable
fun HomeRoute(
  link: CoreLink,
  onPlay: () -> Unit,
  onEdit: (GameKind) -> Unit,
  onNearby: () -> Unit,
  onSettings: () -> Unit,
) {
  val model = viewModel { HomeModel(link) }
  val table by link.snapshots.collectAsStateWithLifecycle()
  val unfinished by link.unfinished.collectAsStateWithLifecycle()
  val settings by link.settings.collectAsStateWithLifecycle()
  val problem by model.problem.collectAsStateWithLifecycle()
  val nowMs by produceState(System.currentTimeMillis()) {
    while (true) {
      delay(MINUTE_MS)
      value = System.currentTimeMillis()
    }
  }
  HomeScreen(
    state = remember(table, unfinished, settings, nowMs, problem) {
      homeState(table, unfinished, settings, nowMs, problem)
    },
    onIntent = { intent ->
      model.send(intent, onPlay)
      when (intent) {
        HomeIntent.Continue -> onPlay()
        is HomeIntent.Edit -> onEdit(intent.kind)
        HomeIntent.OpenNearby -> onNearby()
        HomeIntent.OpenSettings -> onSettings()
        is HomeIntent.Start, is HomeIntent.Open -> Unit
      }
    },
  )
}
