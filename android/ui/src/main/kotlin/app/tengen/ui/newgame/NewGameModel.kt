package app.tengen.ui.newgame

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.tengen.core.Settings
import app.tengen.ui.game.GameKind
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/** Keeps the draft of a new game over rotation, from the opening of the sheet to its end. */
class NewGameModel(private val link: CoreLink) : ViewModel() {
  private val draftFlow = MutableStateFlow<NewGameDraft?>(null)

  /** The draft; none while no sheet is open. */
  val draft: StateFlow<NewGameDraft?> = draftFlow.asStateFlow()

  /** The sheet opens for [kind]; a draft that is already there goes on. */
  fun begin(settings: Settings, kind: GameKind) = draftFlow.update { it ?: NewGameDraft.of(settings, kind) }

  /** The sheet is gone. */
  fun end() {
    draftFlow.value = null
  }

  /** Changes the draft as [intent] says. */
  fun change(intent: NewGameIntent) = draftFlow.update { it?.after(intent) }

  /** Starts the game that is drafted, then [onStarted]. */
  fun start(onStarted: () -> Unit): Job? {
    val game = draftFlow.value?.game ?: return null
    return viewModelScope.launch {
      when (val answer = link.start(game)) {
        is Answer.Failed -> draftFlow.update { it?.copy(problem = answer.problem) }
        is Answer.Done, is Answer.Refused -> onStarted()
      }
    }
  }
}
