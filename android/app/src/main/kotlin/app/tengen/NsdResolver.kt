package app.tengen

import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import android.os.Build
import android.os.Handler
import android.os.Looper
import androidx.annotation.RequiresApi
import app.tengen.ui.link.FoundService
import java.net.Inet4Address
import java.net.InetAddress

/** Finds out where a service can be called. All on the main thread. */
internal interface NsdResolver {
  /** Tells [onResolved] where [info] is. */
  fun resolve(info: NsdServiceInfo, onResolved: (NsdServiceInfo) -> Unit)

  /** Nobody wants to know any more where the service called [instance] is. */
  fun forget(instance: String)

  /** Nothing is asked any more. */
  fun end()
}

/**
 * For API 26 to 33: one question at a time, as the framework refuses a second one while it is busy with the first. It answers
 * each once.
 */
@Suppress("DEPRECATION")
internal class ResolveQueue(private val manager: NsdManager) : NsdResolver {
  private class Question(val info: NsdServiceInfo, val onResolved: (NsdServiceInfo) -> Unit)

  private val waiting = ArrayDeque<Question>()
  private var asked: Question? = null

  override fun resolve(info: NsdServiceInfo, onResolved: (NsdServiceInfo) -> Unit) {
    forget(info.serviceName)
    waiting += Question(info, onResolved)
    askNext()
  }

  override fun forget(instance: String) {
    waiting.removeAll { it.info.serviceName == instance }
  }

  override fun end() = waiting.clear()

  private fun askNext() {
    if (asked != null) return
    val question = waiting.removeFirstOrNull() ?: return
    asked = question
    val listener = object : NsdManager.ResolveListener {
      override fun onServiceResolved(info: NsdServiceInfo) = onMain {
        answered()
        question.onResolved(info)
      }

      // A device that has just gone doesn't answer; one that is there announces itself again.
      override fun onResolveFailed(info: NsdServiceInfo, error: Int) = onMain { answered() }
    }
    manager.resolveService(question.info, listener)
  }

  private fun answered() {
    asked = null
    askNext()
  }
}

/** From API 34 on: the framework tells of each service as long as it is wanted, its changes too. */
@RequiresApi(Build.VERSION_CODES.UPSIDE_DOWN_CAKE)
internal class InfoCallbacks(private val manager: NsdManager) : NsdResolver {
  private val callbacks = HashMap<String, NsdManager.ServiceInfoCallback>()

  override fun resolve(info: NsdServiceInfo, onResolved: (NsdServiceInfo) -> Unit) {
    if (info.serviceName in callbacks) return
    val callback = object : NsdManager.ServiceInfoCallback {
      override fun onServiceUpdated(updated: NsdServiceInfo) = onResolved(updated)

      override fun onServiceInfoCallbackRegistrationFailed(error: Int) {
        callbacks.remove(info.serviceName)
      }

      // The search itself tells of what is lost.
      override fun onServiceLost() = Unit

      override fun onServiceInfoCallbackUnregistered() = Unit
    }
    callbacks[info.serviceName] = callback
    manager.registerServiceInfoCallback(info, ::onMain, callback)
  }

  override fun forget(instance: String) {
    callbacks.remove(instance)?.let(manager::unregisterServiceInfoCallback)
  }

  override fun end() = callbacks.keys.toList().forEach(::forget)
}

/** What [info] says of a device, or nothing where it can't be called. */
internal fun foundService(info: NsdServiceInfo): FoundService? {
  val addresses = addressesOf(info).filter(::isCallable).sortedBy { it !is Inet4Address }
  if (addresses.isEmpty()) return null
  val txt = info.attributes.mapValues { (_, value) -> value?.decodeToString().orEmpty() }
  return FoundService(info.serviceName, addresses.mapNotNull { it.hostAddress }, info.port, txt)
}

@Suppress("DEPRECATION")
private fun addressesOf(info: NsdServiceInfo): List<InetAddress> =
  if (Build.VERSION.SDK_INT >= Build.VERSION_CODES.UPSIDE_DOWN_CAKE) info.hostAddresses else listOfNotNull(info.host)

/** A link-local IPv6 address would need the number of an interface, which is each device's own. */
private fun isCallable(address: InetAddress): Boolean =
  address is Inet4Address || !address.isLinkLocalAddress && !address.isAnyLocalAddress

/** Does [act] on the main thread, at once where that is this one. */
internal fun onMain(act: Runnable) {
  if (Looper.myLooper() == Looper.getMainLooper()) act.run() else Handler(Looper.getMainLooper()).post(act)
}
