package app.tengen.ui.home

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.produceState
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.lifecycle.compose.collectAsStateWithLifecycle
import app.tengen.ui.game.GameKind
import app.tengen.ui.game.lastGame
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import app.tengen.ui.text.Words
import app.tengen.ui.text.problemText
import app.tengen.ui.text.refusalText
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch

private const val MINUTE_MS = 60_000L

/** Home over [link]: [onPlay] leads to the board, [onEdit] to the sheet, [onSettings] to the settings. */
@Composable
fun HomeRoute(link: CoreLink, onPlay: () -> Unit, onEdit: (GameKind) -> Unit, onSettings: () -> Unit) {
  val table by link.snapshots.collectAsStateWithLifecycle()
  val unfinished by link.unfinished.collectAsStateWithLifecycle()
  val settings by link.settings.collectAsStateWithLifecycle()
  val nowMs by produceState(System.currentTimeMillis()) {
    while (true) {
      delay(MINUTE_MS)
      value = System.currentTimeMillis()
    }
  }
  var problem by remember { mutableStateOf<Words?>(null) }
  val scope = rememberCoroutineScope()
  fun goAfter(act: suspend () -> Answer) {
    scope.launch {
      problem = problemOf(act())
      if (problem == null) onPlay()
    }
  }
  HomeScreen(
    state = remember(table, unfinished, settings, nowMs, problem) {
      homeState(table, unfinished, settings, nowMs, problem)
    },
    onIntent = { intent ->
      when (intent) {
        HomeIntent.Continue -> onPlay()
        is HomeIntent.Start -> goAfter { link.start(settings.lastGame(intent.kind)) }
        is HomeIntent.Open -> goAfter { link.open(intent.game) }
        is HomeIntent.Edit -> onEdit(intent.kind)
        HomeIntent.OpenSettings -> onSettings()
      }
    },
  )
}

private fun problemOf(answer: Answer): Words? = when (answer) {
  Answer.Done -> null
  is Answer.Refused -> refusalText(answer.refusal)
  is Answer.Failed -> problemText(answer.problem)
}
