package app.tengen.ui.link

import app.tengen.core.AdapterProblem

/** The kind of service that devices announce and look for; the core, the iPhone and its property list say the same. */
const val SERVICE_TYPE = "_tengen._tcp"

/**
 * Makes this device findable on its network and finds others there, by the platform's DNS service discovery.
 *
 * It does its best and no more: who is not found can still be called by address. Any thread may call it, none has to
 * wait; the listener is called on the main thread.
 */
interface Discovery {
  /** Announces [service] in place of what was announced before. */
  fun advertise(service: Advertisement)

  /** Nobody finds this device any more. */
  fun stopAdvertising()

  /** Looks for others until [stopBrowsing]; what this device announces itself is left out. */
  fun browse(listener: DiscoveryListener)

  /** The listener hears nothing more. */
  fun stopBrowsing()

  /** Calls to others on the network are wanted from now on, or no more: where the system might send them elsewhere. */
  fun call(isWanted: Boolean) = Unit
}

/**
 * What this device announces.
 *
 * @property instance the name of this device's service, alone of its kind on the network
 * @property port where it can be called
 * @property txt what others may read before they call
 */
data class Advertisement(val instance: String, val port: Int, val txt: Map<String, String>)

/** A device that was found; [addresses] are numbers, the likeliest first. */
data class FoundService(
  val instance: String,
  val addresses: List<String>,
  val port: Int,
  val txt: Map<String, String>,
)

/** Hears what discovery finds. */
interface DiscoveryListener {
  /** A device is there, or what is known of it has changed. */
  fun found(service: FoundService)

  /** The device called [instance] is gone. */
  fun lost(instance: String)

  /** Why nobody may be found; null once nothing is in the way any more. */
  fun problem(problem: AdapterProblem?)

  /** This device is on another network now, or on none. */
  fun networkChanged()
}
