package app.tengen.ui.link

import app.tengen.core.AdapterProblem
import app.tengen.core.Nearby
import app.tengen.core.NearbySnapshot
import app.tengen.core.Phrase
import app.tengen.core.RoomSettings
import app.tengen.core.TxtPair
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.flow.update

/**
 * Those nearby: the core's news come out as a flow, acts go in as suspending functions. Between the two it has the
 * platform's [discovery], if there is one, look for others and announce this device as the core says.
 */
class NearbyLink internal constructor(
  private val nearby: Nearby,
  private val discovery: Discovery?,
  private val act: suspend (() -> Unit) -> Answer,
) {
  private val flow = MutableStateFlow(nearby.snapshot())
  private var isBrowsing = false
  private var isCalling = false
  private var announced: Advertisement? = null

  /** Who is there, who invites, the room one is in: always the newest revision. */
  val snapshots: StateFlow<NearbySnapshot> = flow.asStateFlow()

  /** The page is opened: others can see this device and invite whoever is at it. */
  suspend fun open(): Answer = act { nearby.open() }

  /** The page is closed: nobody new can come; a room that one is in stays. */
  suspend fun shut(): Answer = act { nearby.shut() }

  /** What others see this person called, from now on. */
  suspend fun setName(name: String): Answer = act { nearby.setName(name) }

  /** Invites the [peer] of this id; a hall shows its rooms instead. */
  suspend fun invite(peer: String, settings: RoomSettings): Answer = act { nearby.invite(peer, settings) }

  /** Goes on with the game with the [peer] of this id that was left. */
  suspend fun goOn(peer: String): Answer = act { nearby.goOn(peer) }

  /** Takes one's invitation back, stops calling, or forgets how it came to nothing. */
  suspend fun withdraw(): Answer = act { nearby.withdraw() }

  /** Answers the invitation that is shown; accepted, the game begins by itself. */
  suspend fun answer(accept: Boolean): Answer = act { nearby.answerInvitation(accept) }

  /** Both have compared the code of [peer]. */
  suspend fun verify(peer: String): Answer = act { nearby.verify(peer, true) }

  /** Calls whoever is at an address that somebody typed. */
  suspend fun call(address: String): Answer = act { nearby.joinTyped(address) }

  /** Calls whom a [link] leads to that was read from a QR code. */
  suspend fun follow(link: String): Answer = act { nearby.joinLink(link) }

  /** Forgets somebody who was met, or typed. */
  suspend fun forget(peer: String): Answer = act { nearby.forget(peer) }

  /** Opens a room in the hall that one visits; with a [code] it is private. */
  suspend fun openRoom(settings: RoomSettings, code: String): Answer = act { nearby.openRoom(settings, code) }

  /** Goes into a room of the hall that one visits; [code] where it is private, else empty. */
  suspend fun enterRoom(room: Int, code: String): Answer = act { nearby.enterRoom(room, code) }

  /** Changes what the room is for: by what the next game is played, whether more than phrases may be said. */
  suspend fun settle(settings: RoomSettings): Answer = act { nearby.settle(settings) }

  /** Takes a free seat. */
  suspend fun sit(): Answer = act { nearby.sit(null) }

  /** Gives the seat up and watches. */
  suspend fun stand(): Answer = act { nearby.stand() }

  /** Is ready for the game, or not after all. */
  suspend fun setReady(ready: Boolean): Answer = act { nearby.ready(ready) }

  /** Says a phrase, which everybody reads in their own language. */
  suspend fun say(phrase: Phrase): Answer = act { nearby.sayPhrase(phrase) }

  /** Says something in one's own words. */
  suspend fun say(text: String): Answer = act { nearby.sayText(text) }

  /** Hides what others say, or shows it again. */
  suspend fun mute(muted: Boolean): Answer = act { nearby.mute(muted) }

  /** Claims the game against somebody who has left it alone. */
  suspend fun claim(): Answer = act { nearby.claim() }

  /** Leaves the room and its host. */
  suspend fun leave(): Answer = act { nearby.leave() }

  /** Fetches what is newest, on the main thread. */
  internal fun pull() {
    val newest = nearby.snapshot()
    flow.update { if (newest.revision > it.revision) newest else it }
    discovery?.let { follow(newest, it) }
  }

  /** Nobody is looked for or told any more. */
  internal fun end() {
    discovery?.stopBrowsing()
    discovery?.stopAdvertising()
    discovery?.call(false)
  }

  private fun follow(newest: NearbySnapshot, discovery: Discovery) {
    val calls = newest.open || newest.room != null
    if (calls != isCalling) {
      isCalling = calls
      discovery.call(calls)
    }
    if (newest.open != isBrowsing) {
      isBrowsing = newest.open
      if (isBrowsing) discovery.browse(finds) else discovery.stopBrowsing()
    }
    val wanted = newest.advertisement?.let { service ->
      Advertisement(service.instance, service.port, service.txt.associate { it.key to it.value })
    }
    if (wanted != announced) {
      announced = wanted
      if (wanted != null) discovery.advertise(wanted) else discovery.stopAdvertising()
    }
  }

  private val finds = object : DiscoveryListener {
    override fun found(service: FoundService) {
      val txt = service.txt.map { TxtPair(it.key, it.value) }
      nearby.serviceFound(service.instance, service.addresses, service.port, txt)
    }

    override fun lost(instance: String) = nearby.serviceLost(instance)

    override fun problem(problem: AdapterProblem?) = nearby.adapterProblem(problem)

    override fun networkChanged() = nearby.networkChanged()
  }
}
