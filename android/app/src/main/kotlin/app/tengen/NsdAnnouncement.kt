package app.tengen

import android.net.nsd.NsdManager
import android.net.nsd.NsdServiceInfo
import app.tengen.ui.link.Advertisement
import app.tengen.ui.link.SERVICE_TYPE

/** This device's own service, announced from now until [end]; [onProblem] hears why it can't be. */
internal class NsdAnnouncement(
  private val manager: NsdManager,
  service: Advertisement,
  private val onProblem: () -> Unit,
) {
  private var name = service.instance
  private var hasEnded = false

  /** Whether this device's service is called [instance]: the framework gives another name where one is taken. */
  fun isCalled(instance: String): Boolean = instance == name

  private val listener = object : NsdManager.RegistrationListener {
    override fun onServiceRegistered(info: NsdServiceInfo) = onMain { name = info.serviceName }

    override fun onRegistrationFailed(info: NsdServiceInfo, error: Int) =
      onMain { if (!hasEnded) onProblem() }

    override fun onServiceUnregistered(info: NsdServiceInfo) = Unit

    override fun onUnregistrationFailed(info: NsdServiceInfo, error: Int) = Unit
  }

  init {
    val info = NsdServiceInfo().apply {
      serviceName = service.instance
      serviceType = SERVICE_TYPE
      port = service.port
      service.txt.forEach { (key, value) -> setAttribute(key, value) }
    }
    manager.registerService(info, NsdManager.PROTOCOL_DNS_SD, listener)
  }

  fun end() {
    hasEnded = true
    manager.unregisterService(listener)
  }
}
