import Dispatch
import Foundation

/// The addresses of a device that has a name on the local network.
enum HostAddresses {
  /// Those by which any socket can call it, IPv4 first; none if nobody answers for the name. The system waits some seconds
  /// for that, on a thread that nothing else needs.
  static func of(host: String) async -> [String] {
    await withCheckedContinuation { found in
      DispatchQueue.global(qos: .utility).async { found.resume(returning: lookUp(host)) }
    }
  }

  private static func lookUp(_ host: String) -> [String] {
    var first: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host, nil, nil, &first) == 0 else { return [] }
    defer { freeaddrinfo(first) }
    var addresses: [String] = []
    for entry in sequence(first: first, next: { $0?.pointee.ai_next }) {
      guard let entry, let address = numeric(entry.pointee), isCallable(address) else { continue }
      // One for each kind of socket is the system's way.
      if !addresses.contains(address) { addresses.append(address) }
    }
    return addresses.filter { !$0.contains(":") } + addresses.filter { $0.contains(":") }
  }

  private static func numeric(_ entry: addrinfo) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    let size = socklen_t(text.count)
    guard getnameinfo(entry.ai_addr, entry.ai_addrlen, &text, size, nil, 0, NI_NUMERICHOST) == 0 else { return nil }
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Link-local IPv6 needs an interface beside it; 192.0.0.0/24 is a phone's own end of an IPv6-only mobile network.
  private static func isCallable(_ address: String) -> Bool {
    !address.lowercased().hasPrefix("fe80:") && !address.hasPrefix("192.0.0.")
  }
}
