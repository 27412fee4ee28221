package app.tengen.ui.link

import java.net.Inet4Address
import java.net.InetAddress
import java.net.NetworkInterface
import java.net.SocketException

/**
 * One address of this device for each network on which others may look for it: Wi-Fi, cable, a hotspot of its own, but
 * no mobile network and no VPN, which carry no multicast.
 */
fun multicastAddresses(): List<InetAddress> = try {
  NetworkInterface.getNetworkInterfaces().toList()
    .filter { it.isUp && it.supportsMulticast() && !it.isLoopback && !it.isPointToPoint }
    .mapNotNull { network -> network.inetAddresses.toList().firstOrNull { it is Inet4Address } }
} catch (_: SocketException) {
  // The system tells nothing of its networks: as good as none.
  emptyList()
}
