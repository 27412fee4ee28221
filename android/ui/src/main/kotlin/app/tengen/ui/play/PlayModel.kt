package app.tengen.ui.play

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.tengen.ui.game.corePointOf
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/** Keeps what belongs to the play screen alone, over rotation, and carries acts to the core. */
class PlayModel(private val link: CoreLink) : ViewModel() {
  private val localFlow = MutableStateFlow(PlayLocal())

  /** What the screen keeps to itself. */
  val local: StateFlow<PlayLocal> = localFlow.asStateFlow()

  /** Does what [intent] asks for, apart from going elsewhere. The job is done once the core has answered. */
  fun send(intent: PlayIntent): Job? {
    val step = playStep(intent, localFlow.value, link.snapshots.value, link.settings.value.placement)
    localFlow.value = step.local
    val act = step.act ?: return null
    return viewModelScope.launch {
      val answer = perform(act)
      localFlow.update { it.answered(act, answer) }
    }
  }

  /** The screen is left: what was aimed and said is over. */
  fun leave() {
    localFlow.value = PlayLocal(heard = link.snapshots.value.lastEvent)
  }

  private suspend fun perform(act: PlayAct): Answer = when (act) {
    is PlayAct.Play -> link.play(corePointOf(act.point))
    is PlayAct.Choose -> link.choose(act.choice)
    PlayAct.ClaimFoul -> link.claimFoul()
    PlayAct.Undo -> link.undo()
    PlayAct.AskUndo -> link.askUndo()
    PlayAct.Redo -> link.redo()
    PlayAct.Hint -> link.hint()
    PlayAct.StopThinking -> link.stopThinking()
    PlayAct.Resign -> link.resign()
    PlayAct.Restart -> link.restart()
    PlayAct.OfferDraw -> link.offerDraw()
    PlayAct.OfferRestart -> link.offerRestart()
    is PlayAct.ProposeClocks -> link.proposeClocks(act.control)
    PlayAct.Accept -> link.accept()
    PlayAct.Decline -> link.decline()
    PlayAct.Withdraw -> link.withdraw()
    PlayAct.RunClocks -> link.resume()
    PlayAct.StopClocks -> link.pause()
  }
}
