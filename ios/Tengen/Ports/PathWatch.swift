import Foundation
import Network
import TengenKit

/// What network the phone is on, as the system tells it.
struct PathWatch: NetworkWatch {
  func states() -> AsyncStream<NetworkState> {
    let (states, told) = AsyncStream<NetworkState>.makeStream()
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { told.yield(NetworkState($0)) }
    told.onTermination = { _ in monitor.cancel() }
    monitor.start(queue: .global())
    return states
  }
}

extension NetworkState {
  /// A path over mobile data alone leads to nobody nearby; a hotspot of one's own has no path to the internet, and still its
  /// guests can call. So only no interface at all counts as none.
  fileprivate init(_ path: NWPath) {
    if path.availableInterfaces.contains(where: { $0.type == .other }) {
      self = .behindVpn
    } else {
      self = path.availableInterfaces.isEmpty ? .none : .reachable
    }
  }
}
