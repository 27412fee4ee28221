package app.tengen.ui.home

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.tengen.ui.game.lastGame
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import app.tengen.ui.text.Words
import app.tengen.ui.text.problemText
import app.tengen.ui.text.refusalText
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/** Starts games from home and takes them up again. */
class HomeModel(private val link: CoreLink) : ViewModel() {
  private val problemFlow = MutableStateFlow<Words?>(null)

  /** Why the last thing asked for did not happen; the next intent clears it. */
  val problem: StateFlow<Words?> = problemFlow.asStateFlow()

  /** Does what [intent] asks of the core, then [onPlay]; what leads elsewhere at once is the screen's. */
  fun send(intent: HomeIntent, onPlay: () -> Unit): Job? {
    problemFlow.value = null
    return when (intent) {
      is HomeIntent.Start -> goAfter(onPlay) { link.start(link.settings.value.lastGame(intent.kind)) }
      is HomeIntent.Open -> goAfter(onPlay) { link.open(intent.game) }
      is HomeIntent.Edit, HomeIntent.Continue, HomeIntent.OpenNearby, HomeIntent.OpenSettings -> null
    }
  }

  private fun goAfter(onPlay: () -> Unit, act: suspend () -> Answer): Job = viewModelScope.launch {
    val problem = problemOf(act())
    problemFlow.value = problem
    if (problem == null) onPlay()
  }
}

private fun problemOf(answer: Answer): Words? = when (answer) {
  Answer.Done -> null
  is Answer.Refused -> refusalText(answer.refusal)
  is Answer.Failed -> problemText(answer.problem)
}
