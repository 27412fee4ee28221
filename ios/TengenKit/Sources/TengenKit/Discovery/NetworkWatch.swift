/// What network the device is on.
public protocol NetworkWatch: Sendable {
  /// The present state and each later one, until nobody follows them any more.
  func states() -> AsyncStream<NetworkState>
}

/// How the device is on a network.
public enum NetworkState: Equatable, Sendable {
  /// On none.
  case none

  /// On one, with a VPN that may keep others on it away.
  case behindVpn

  /// On one.
  case reachable
}
