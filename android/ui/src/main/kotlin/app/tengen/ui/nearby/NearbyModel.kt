package app.tengen.ui.nearby

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import app.tengen.core.NearbySnapshot
import app.tengen.core.RoomSettings
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

/** Keeps what the page keeps to itself over rotation, and carries what is asked for to the core. */
class NearbyModel(private val link: CoreLink, suggestedName: String) : ViewModel() {
  private val localFlow = MutableStateFlow(NearbyLocal(suggestedName = suggestedName))

  /** What the page keeps to itself. */
  val local: StateFlow<NearbyLocal> = localFlow.asStateFlow()

  /** The page is there: this device can be seen, and what it knows of its person and of others comes to light. */
  fun enter(): Job = perform(null) { open() }

  /** Calls whom a link leads to that was read from a code. */
  fun follow(joinLink: String): Job = perform(null) { follow(joinLink) }

  /** The page is left: what was typed is over. */
  fun leave(): Job {
    localFlow.update { NearbyLocal(suggestedName = it.suggestedName) }
    return perform(null) { shut() }
  }

  /** Does what [intent] asks for, apart from going elsewhere. The job is done once the core has answered. */
  fun send(intent: NearbyIntent): Job? {
    val nearby = link.nearby.snapshots.value
    val before = localFlow.value
    localFlow.value = before.after(intent, nearby)
    val act = act(intent, before, nearby) ?: return null
    return perform(intent, act)
  }

  private fun perform(intent: NearbyIntent?, act: suspend NearbyLink.() -> Answer): Job = viewModelScope.launch {
    val answer = link.nearby.act()
    localFlow.update { it.answered(intent, answer) }
  }
}

/** What the page keeps after [intent]; what it asks of the core may still fail. */
internal fun NearbyLocal.after(intent: NearbyIntent, nearby: NearbySnapshot): NearbyLocal {
  val calm = copy(problem = null)
  return when (intent) {
    NearbyIntent.EditName -> calm.copy(draft = NearbyDraft.Name(nearby.name))
    is NearbyIntent.SetName -> calm.copy(draft = NearbyDraft.Name(intent.name))
    is NearbyIntent.Invite -> calm.copy(draft = invitation(intent.peer, nearby.settings))
    NearbyIntent.OpenRoom -> calm.copy(draft = invitation(null, nearby.settings))
    is NearbyIntent.SetColour -> calm.withInvitation { it.copy(settings = it.settings.copy(first = intent.colour)) }
    is NearbyIntent.SetTerms -> calm.withTerms { it.after(intent.terms) }
    NearbyIntent.OpenTerms ->
      calm.copy(draft = nearby.room?.let { NearbyDraft.NextGame(TermsDraft(it.settings.terms, people = true)) })
    is NearbyIntent.SetFreeChat ->
      calm.withInvitation { it.copy(settings = it.settings.copy(freeChat = intent.isFree)) }
    is NearbyIntent.SetCompared -> calm.copy(isCompared = intent.isCompared)
    NearbyIntent.Accept, NearbyIntent.Decline -> calm.copy(isCompared = false)
    NearbyIntent.OpenAddress -> calm.copy(draft = NearbyDraft.Address(""))
    is NearbyIntent.SetAddress -> calm.copy(draft = NearbyDraft.Address(intent.address))
    NearbyIntent.ShowCode -> calm.copy(draft = NearbyDraft.Code)
    is NearbyIntent.SetRoomCode -> calm.copy(roomCode = intent.code)
    NearbyIntent.CloseSheet -> calm.copy(draft = null)
    else -> calm
  }
}

private fun invitation(peer: String?, settings: RoomSettings) =
  NearbyDraft.Invitation(peer, settings, TermsDraft(settings.terms, people = true))

private fun NearbyLocal.withTerms(change: (TermsDraft) -> TermsDraft): NearbyLocal = when (draft) {
  is NearbyDraft.NextGame -> copy(draft = NearbyDraft.NextGame(change(draft.terms)))
  else -> withInvitation { it.copy(terms = change(it.terms)) }
}

private fun NearbyLocal.withInvitation(change: (NearbyDraft.Invitation) -> NearbyDraft.Invitation): NearbyLocal {
  val invitation = draft as? NearbyDraft.Invitation ?: return this
  return copy(draft = change(invitation))
}

/** What was done closes its sheet; what failed says why on it. */
private fun NearbyLocal.answered(intent: NearbyIntent?, answer: Answer): NearbyLocal = when (answer) {
  is Answer.Failed -> copy(problem = answer.problem)
  is Answer.Refused -> this
  Answer.Done -> when (intent) {
    NearbyIntent.SaveName, NearbyIntent.SendInvitation, NearbyIntent.Call, NearbyIntent.SaveTerms -> copy(draft = null)
    else -> this
  }
}

/** The room's settings with the terms that were chosen. */
private fun nextGame(local: NearbyLocal, nearby: NearbySnapshot): RoomSettings? {
  val draft = local.draft as? NearbyDraft.NextGame ?: return null
  return nearby.room?.settings?.copy(terms = draft.terms.terms)
}

/** Who has compared the code says so once the game is accepted. */
private suspend fun NearbyLink.accept(peer: String, isCompared: Boolean): Answer {
  val answer = answer(true)
  return if (isCompared && answer == Answer.Done) verify(peer) else answer
}

/** What [intent] asks of the core, if anything. */
private fun act(
  intent: NearbyIntent,
  local: NearbyLocal,
  nearby: NearbySnapshot,
): (suspend NearbyLink.() -> Answer)? = when (intent) {
  NearbyIntent.SaveName -> {
    val name = (local.draft as? NearbyDraft.Name)?.name ?: local.suggestedName
    { setName(name) }
  }
  NearbyIntent.SendInvitation -> (local.draft as? NearbyDraft.Invitation)?.let { draft ->
    { draft.peer?.let { invite(it, draft.proposal) } ?: openRoom(draft.proposal, local.roomCode) }
  }
  NearbyIntent.Call -> (local.draft as? NearbyDraft.Address)?.let { draft -> { call(draft.address) } }
  NearbyIntent.Accept -> nearby.incoming?.let { incoming -> { accept(incoming.peer, local.isCompared) } }
  NearbyIntent.Decline -> { { answer(false) } }
  is NearbyIntent.GoOn -> { { goOn(intent.peer) } }
  NearbyIntent.SaveTerms -> nextGame(local, nearby)?.let { settings -> { settle(settings) } }
  NearbyIntent.Withdraw -> { { withdraw() } }
  is NearbyIntent.EnterRoom -> { { enterRoom(intent.room, local.roomCode) } }
  NearbyIntent.Sit -> { { sit() } }
  NearbyIntent.Stand -> { { stand() } }
  is NearbyIntent.SetReady -> { { setReady(intent.ready) } }
  NearbyIntent.LeaveRoom -> { { leave() } }
  is NearbyIntent.Forget -> { { forget(intent.peer) } }
  else -> null
}
