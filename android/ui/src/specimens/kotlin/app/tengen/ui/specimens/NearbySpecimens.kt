package app.tengen.ui.specimens

import app.tengen.core.Incoming
import app.tengen.core.Listening
import app.tengen.core.Lobby
import app.tengen.core.LobbyRoom
import app.tengen.core.NearbyProblem
import app.tengen.core.NearbySnapshot
import app.tengen.core.Outgoing
import app.tengen.core.OutgoingState
import app.tengen.core.PeerSource
import app.tengen.core.PeerState
import app.tengen.core.RoomPhase
import app.tengen.core.RuleSet
import app.tengen.core.Stone
import app.tengen.core.StorageProblem
import app.tengen.core.TengenException
import app.tengen.core.Trust
import app.tengen.core.Unfinished
import app.tengen.ui.nearby.NearbyDraft
import app.tengen.ui.nearby.NearbyLocal
import app.tengen.ui.nearby.NearbyScreen
import app.tengen.ui.nearby.NearbyState
import app.tengen.ui.nearby.nearbyState
import app.tengen.ui.setup.TermsDraft

private val people = listOf(
  aPeer("小明", trust = Trust.VERIFIED),
  aPeer("Alexandra", PeerState.IN_GAME, Trust.KNOWN),
  aPeer("Li", trust = Trust.NAME_TAKEN),
  aPeer("Club evening", PeerState.HALL),
  aPeer("Noor", PeerState.INVITED),
  aPeer("Bo", PeerState.ABSENT, Trust.KNOWN, PeerSource.MET, anUnfinished),
  aPeer("Kim", PeerState.CONNECTING, source = PeerSource.TYPED),
  aPeer("192.168.1.9", PeerState.UNREACHABLE, source = PeerSource.TYPED),
)

private val incoming =
  Incoming("li", "Li", Trust.NEW, "428 913", aRoomSettings(RuleSet.RENJU), Stone.WHITE, SAMPLE_NOW_MS + 30_000)

private fun outgoing(
  state: OutgoingState,
  code: String? = null,
  problem: NearbyProblem? = null,
  trust: Trust? = null,
  unfinished: Unfinished? = null,
) = aNearby(outgoing = Outgoing("li", "Li", code, state, problem, SAMPLE_NOW_MS + 30_000, trust, unfinished))

private val lobby = Lobby(
  "Club evening",
  listOf(
    LobbyRoom(1, aRoomSettings(), "小明", "", RoomPhase.OPEN, 0, false),
    LobbyRoom(2, aRoomSettings(RuleSet.RENJU), "Alexandra", "Bo", RoomPhase.PLAYING, 12, false),
    LobbyRoom(3, aRoomSettings(RuleSet.CARO, 20, null), "Li", "", RoomPhase.OPEN, 1, true),
  ),
)

private fun invitation(peer: String?) =
  NearbyDraft.Invitation(peer, aRoomSettings(), TermsDraft(aRoomSettings().terms, people = true))

private fun of(nearby: NearbySnapshot, local: NearbyLocal = NearbyLocal()) =
  nearbyState(nearby, local, aTable("$MIDDLE_GAME J8"))

/** Every face of the page of those nearby. */
val nearbyFaces: Map<String, NearbyState> = mapOf(
  "nearby-first" to of(aNearby(name = ""), NearbyLocal(suggestedName = "Pixel of Anna")),
  "nearby-opening" to of(aNearby(open = false)),
  "nearby-empty" to of(aNearby()),
  "nearby-people" to of(aNearby(people)),
  "nearby-nothing-found" to of(aNearby(problem = NearbyProblem.NOTHING_FOUND)),
  "nearby-permission" to of(aNearby(problem = NearbyProblem.PERMISSION_DENIED)),
  "nearby-refused" to
    of(aNearby(), NearbyLocal(problem = TengenException.Storage(StorageProblem.FULL, ""))),
  "nearby-name" to of(aNearby(), NearbyLocal(NearbyDraft.Name("Anna"))),
  "nearby-address" to of(aNearby(), NearbyLocal(NearbyDraft.Address("192.168.1.7"))),
  "nearby-code" to of(aNearby(), NearbyLocal(NearbyDraft.Code)),
  "nearby-code-none" to of(aNearby(listening = Listening(27315, emptyList())), NearbyLocal(NearbyDraft.Code)),
  "nearby-invite" to of(aNearby(), NearbyLocal(invitation("Li"))),
  "nearby-invite-failed" to of(
    aNearby(),
    NearbyLocal(invitation("Li"), problem = TengenException.Storage(StorageProblem.FULL, "")),
  ),
  "nearby-incoming" to of(aNearby(incoming = incoming)),
  "nearby-incoming-compared" to of(aNearby(incoming = incoming), NearbyLocal(isCompared = true)),
  "nearby-incoming-warned" to of(aNearby(incoming = incoming.copy(trust = Trust.NAME_TAKEN, colour = null))),
  "nearby-incoming-go-on" to of(aNearby(incoming = incoming.copy(unfinished = anUnfinished))),
  "nearby-calling" to of(outgoing(OutgoingState.CONNECTING)),
  "nearby-waiting" to of(outgoing(OutgoingState.WAITING, "428 913")),
  "nearby-waiting-warned" to of(outgoing(OutgoingState.WAITING, "428 913", trust = Trust.NAME_TAKEN)),
  "nearby-waiting-go-on" to
    of(outgoing(OutgoingState.WAITING, "428 913", trust = Trust.VERIFIED, unfinished = anUnfinished)),
  "nearby-declined" to of(outgoing(OutgoingState.DECLINED)),
  "nearby-expired" to of(outgoing(OutgoingState.EXPIRED)),
  "nearby-failed" to of(outgoing(OutgoingState.FAILED, problem = NearbyProblem.TIMED_OUT)),
  "nearby-lobby" to of(aNearby(lobby = lobby, announcement = "The last round begins at nine.")),
  "nearby-lobby-empty" to of(aNearby(lobby = Lobby("Club evening", emptyList()))),
  "nearby-lobby-room" to of(aNearby(lobby = lobby), NearbyLocal(invitation(peer = null))),
  "nearby-room" to of(aNearby(room = aRoom(RoomPhase.OPEN, liReady = true))),
  "nearby-room-ready" to of(aNearby(room = aRoom(RoomPhase.OPEN, ready = true))),
  "nearby-room-owner" to of(aNearby(room = aRoom(RoomPhase.OPEN, isOwner = true))),
  "nearby-room-terms" to of(
    aNearby(room = aRoom(RoomPhase.OPEN, isOwner = true)),
    NearbyLocal(NearbyDraft.NextGame(TermsDraft(aRoomSettings().terms, people = true))),
  ),
  "nearby-room-watching" to of(aNearby(room = aRoom(RoomPhase.OPEN, watches = true))),
)

/** Those whose layout differs: they are looked at on every surface. */
private val layouts = setOf("nearby-people", "nearby-code", "nearby-incoming-warned", "nearby-lobby", "nearby-room")

val nearbySpecimens: List<Specimen> = nearbyFaces.map { (name, state) ->
  Specimen(name, if (name in layouts) Specimen.Kind.SCREEN else Specimen.Kind.FACE) { NearbyScreen(state, {}) }
}
