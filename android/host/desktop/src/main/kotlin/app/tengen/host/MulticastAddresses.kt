package app.tengen.host

import java.net.Inet4Address
import java.net.InetAddress
import java.net.NetworkInterface

/** One address of this computer for each network on which others may look for it. */
internal fun multicastAddresses(): List<InetAddress> =
  NetworkInterface.networkInterfaces().toList()
    .filter { it.isUp && it.supportsMulticast() && !it.isLoopback && !it.isPointToPoint }
    .mapNotNull { network -> network.inetAddresses.toList().firstOrNull { it is Inet4Address } }
