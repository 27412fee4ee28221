package app.tengen.ui.nearby

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.tengen.core.RoomView
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.NearbyLink
import app.tengen.ui.setup.TermsDraft
import kotlinx.coroutines.Job
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update
import kotlinx.coroutines.launch

/** Letters that one free text may have. */
const val TEXT_LENGTH = 200

/** Keeps what belongs beside the board of a room, over rotation. */
class BesideModel(private val link: CoreLink) : ViewModel() {
  private val localFlow = MutableStateFlow(BesideLocal())

  /** What is kept beside the board. */
  val local: StateFlow<BesideLocal> = localFlow.asStateFlow()

  /** Does what [intent] asks for; [onLeft] follows once the room was left. The job is done with the core's answer. */
  fun send(intent: RoomIntent, onLeft: () -> Unit = {}): Job? {
    val room = link.nearby.snapshots.value.room
    val (text, terms) = localFlow.value.text to localFlow.value.terms
    localFlow.update { it.after(intent, room) }
    return when (intent) {
      is RoomIntent.SayPhrase -> perform { say(intent.phrase) }
      RoomIntent.SayText -> perform({ localFlow.update { it.copy(text = "") } }) { say(text) }
      is RoomIntent.Mute -> perform { mute(intent.muted) }
      RoomIntent.Claim -> perform { claim() }
      RoomIntent.LeaveRoom -> perform({ left(onLeft) }) { leave() }
      is RoomIntent.SetFreeChat -> room?.let { perform { settle(it.settings.copy(freeChat = intent.isFree)) } }
      RoomIntent.SaveTerms -> if (room == null || terms == null) null
      else perform({ localFlow.update { it.copy(terms = null) } }) { settle(room.settings.copy(terms = terms.terms)) }
      RoomIntent.OpenChat, is RoomIntent.SetText, RoomIntent.AskLeave, RoomIntent.OpenTerms, is RoomIntent.SetTerms,
      RoomIntent.CloseSheet -> null
    }
  }

  private fun left(onLeft: () -> Unit) {
    localFlow.value = BesideLocal()
    onLeft()
  }

  private fun perform(onDone: () -> Unit = {}, act: suspend NearbyLink.() -> Answer): Job = viewModelScope.launch {
    val answer = link.nearby.act()
    if (answer is Answer.Failed) localFlow.update { it.copy(problem = answer.problem) } else onDone()
  }
}

/** What is kept after [intent] in the [room]. */
internal fun BesideLocal.after(intent: RoomIntent, room: RoomView?): BesideLocal {
  val calm = copy(problem = null)
  return when (intent) {
    RoomIntent.OpenChat -> calm.copy(isChatOpen = true)
    is RoomIntent.SetText -> calm.copy(text = shortened(intent.text))
    RoomIntent.AskLeave -> calm.copy(asksLeave = true)
    RoomIntent.OpenTerms -> calm.copy(terms = room?.let { TermsDraft(it.settings.terms, people = true) })
    is RoomIntent.SetTerms -> calm.copy(terms = terms?.after(intent.terms))
    RoomIntent.CloseSheet -> calm.copy(
      isChatOpen = false,
      asksLeave = false,
      terms = null,
      seen = if (isChatOpen) room?.said ?: 0 else seen,
    )
    else -> calm
  }
}

/** [text] up to its greatest length, no code point of it cut in two. */
private fun shortened(text: String): String =
  if (text.codePointCount(0, text.length) <= TEXT_LENGTH) text
  else text.substring(0, text.offsetByCodePoints(0, TEXT_LENGTH))
