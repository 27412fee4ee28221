package app.tengen.ui.nearby

import app.tengen.core.Incoming
import app.tengen.core.NearbyProblem
import app.tengen.core.NearbySnapshot
import app.tengen.core.Outgoing
import app.tengen.core.OutgoingState
import app.tengen.core.Peer
import app.tengen.core.PeerSource
import app.tengen.core.PeerState as CorePeerState
import app.tengen.core.Phase
import app.tengen.core.QrCode
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import app.tengen.core.Trust
import app.tengen.core.Unfinished
import app.tengen.ui.R
import app.tengen.ui.text.Words
import app.tengen.ui.text.problemText
import app.tengen.ui.text.words

/** What the page shows of [nearby], of what it keeps itself, and of the game on the [table], which can be put aside. */
fun nearbyState(nearby: NearbySnapshot, local: NearbyLocal, table: TableSnapshot): NearbyState = NearbyState(
  name = nearby.name.ifEmpty { null },
  status = if (nearby.open && nearby.name.isNotEmpty()) words(R.string.nearby_visible, nearby.name)
  else words(R.string.nearby_opening),
  problem = problem(nearby, local),
  announcement = nearby.announcement,
  peers = if (nearby.lobby == null && nearby.room == null) nearby.peers.map(::peerState) else emptyList(),
  lobby = nearby.lobby?.let { lobbyState(it, local) },
  room = nearby.room?.takeUnless(::isAtBoard)?.let(::roomState),
  sheet = sheet(nearby, local, table),
)

private fun problem(nearby: NearbySnapshot, local: NearbyLocal): NearbyProblemState? {
  local.problem?.let { if (local.draft == null) return NearbyProblemState(problemText(it)) }
  return nearby.problem?.let { NearbyProblemState(nearbyProblemText(it), it == NearbyProblem.PERMISSION_DENIED) }
}

private fun peerState(peer: Peer): PeerState = PeerState(
  id = peer.id,
  name = peer.name.ifEmpty { peer.id },
  detail = peerDetail(peer),
  tap = NearbyIntent.Invite(peer.id).takeIf { peer.state in callable },
  canForget = peer.source != PeerSource.FOUND,
  goOn = goOn(peer),
)

/** Who is in a game may be at this one's board still. */
private fun goOn(peer: Peer): GoOnState? {
  val game = peer.unfinished?.takeIf { peer.state in callable || peer.state == CorePeerState.IN_GAME } ?: return null
  return GoOnState(words(R.string.nearby_go_on, peer.name), howFar(game), NearbyIntent.GoOn(peer.id))
}

private fun howFar(game: Unfinished): Words {
  val turn = words(if (game.myTurn) R.string.nearby_go_on_mine else R.string.nearby_go_on_theirs)
  return words(R.string.nearby_detail, Words.Counted(R.plurals.nearby_go_on_plies, game.plies), turn)
}

/** Those who can be called: who is met but not found may still be where they were. */
private val callable =
  setOf(CorePeerState.FREE, CorePeerState.HALL, CorePeerState.ABSENT, CorePeerState.UNREACHABLE)

private fun peerDetail(peer: Peer): Words {
  val state = words(
    when (peer.state) {
      CorePeerState.FREE -> R.string.nearby_peer_free
      CorePeerState.IN_GAME -> R.string.nearby_peer_in_game
      CorePeerState.HALL -> R.string.nearby_peer_hall
      CorePeerState.CONNECTING -> R.string.nearby_peer_connecting
      CorePeerState.INVITED -> R.string.nearby_peer_invited
      CorePeerState.ABSENT -> R.string.nearby_peer_absent
      CorePeerState.UNREACHABLE -> R.string.nearby_peer_unreachable
    },
  )
  return trustWords(peer.trust)?.let { words(R.string.nearby_detail, state, it) } ?: state
}

private fun trustWords(trust: Trust): Words? = when (trust) {
  Trust.NEW -> null
  Trust.KNOWN -> words(R.string.nearby_trust_known)
  Trust.VERIFIED -> words(R.string.nearby_trust_verified)
  Trust.NAME_TAKEN -> words(R.string.nearby_trust_name_taken)
}

/** Somebody's invitation comes before what one was doing, one's own after it. */
private fun sheet(nearby: NearbySnapshot, local: NearbyLocal, table: TableSnapshot): NearbySheet? {
  val draft = local.draft
  val incoming = nearby.incoming
  val outgoing = nearby.outgoing
  return when {
    // Before the page has been opened the core has not looked whether there is one.
    nearby.open && nearby.name.isEmpty() -> {
      val name = (draft as? NearbyDraft.Name)?.name ?: local.suggestedName
      NearbySheet.Name(name, canSave = name.isNotBlank(), isFirst = true)
    }
    incoming != null -> incomingSheet(incoming, local, table)
    outgoing != null -> outgoingSheet(outgoing)
    else -> draft?.let { draftSheet(it, nearby, local) }
  }
}

private fun draftSheet(draft: NearbyDraft, nearby: NearbySnapshot, local: NearbyLocal): NearbySheet? = when (draft) {
  is NearbyDraft.Name -> NearbySheet.Name(draft.name, draft.name.isNotBlank(), isFirst = false)
  is NearbyDraft.Address -> NearbySheet.Address(draft.address, draft.address.isNotBlank())
  NearbyDraft.Code -> NearbySheet.Code(nearby.listening?.addresses.orEmpty(), nearby.qr?.let(::qrState))
  is NearbyDraft.Invitation -> inviteSheet(draft, nearby, local.problem)
  is NearbyDraft.NextGame ->
    nearby.room?.let { NearbySheet.NextGame(termsSheet(draft.terms, it, local.problem)) }
}

private fun incomingSheet(incoming: Incoming, local: NearbyLocal, table: TableSnapshot) = NearbySheet.Incoming(
  title = words(
    if (incoming.unfinished != null) R.string.nearby_incoming_go_on else R.string.nearby_incoming_title,
    incoming.name,
  ),
  warning = warning(incoming.trust),
  code = incoming.code,
  isCompared = local.isCompared,
  setup = setupText(incoming.settings).let { terms ->
    incoming.unfinished?.let { words(R.string.nearby_detail, terms, howFar(it)) } ?: terms
  },
  colour = words(
    when (incoming.colour) {
      Stone.BLACK -> R.string.nearby_incoming_black
      Stone.WHITE -> R.string.nearby_incoming_white
      null -> R.string.nearby_incoming_lot
    },
  ),
  aside = words(R.string.nearby_incoming_aside).takeIf { table.phase == Phase.PLAYING && table.moves.isNotEmpty() },
)

private fun warning(trust: Trust?): Words? =
  words(R.string.nearby_trust_name_taken_meaning).takeIf { trust == Trust.NAME_TAKEN }

private fun outgoingSheet(outgoing: Outgoing): NearbySheet.Outgoing {
  val title = when (outgoing.state) {
    OutgoingState.CONNECTING -> words(R.string.nearby_outgoing_connecting, outgoing.name)
    OutgoingState.WAITING -> words(
      if (outgoing.unfinished != null) R.string.nearby_outgoing_go_on else R.string.nearby_outgoing_waiting,
      outgoing.name,
    )
    OutgoingState.DECLINED -> words(R.string.nearby_outgoing_declined, outgoing.name)
    OutgoingState.EXPIRED -> words(R.string.nearby_outgoing_expired, outgoing.name)
    OutgoingState.FAILED -> nearbyProblemText(outgoing.problem ?: NearbyProblem.FAILED)
  }
  val isOver = outgoing.state != OutgoingState.CONNECTING && outgoing.state != OutgoingState.WAITING
  return NearbySheet.Outgoing(
    title,
    warning(outgoing.trust).takeUnless { isOver },
    outgoing.code.takeUnless { isOver },
    isOver,
  )
}

private fun qrState(qr: QrCode) = QrState(qr.side, qr.modules.map { it.toInt() != 0 })
