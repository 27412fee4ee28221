import Dispatch

#if canImport(dnssd)
  import dnssd
#else
  import CDnsSd
#endif

/// Discovery by the system: Bonjour on Apple's systems, Avahi on Linux. It is their older interface in C, as the listening
/// socket is the core's, and as both have it.
///
/// Everything is touched on one queue, on which the system's answers come too.
public final class DnsSd: Discovery, @unchecked Sendable {
  private let queue = DispatchQueue(label: "tengen-discovery")
  private let interface: UInt32
  private var advertised: Registration?

  /// On every interface that the system has.
  public convenience init() { self.init(interface: 0) }

  /// On one interface, by the system's number for it.
  init(interface: UInt32) {
    self.interface = interface
  }

  public func advertise(_ service: AdvertisedService, type: String) async throws(DiscoveryProblem) {
    let outcome = await withCheckedContinuation { told in
      queue.async { [self] in
        advertised?.end()
        advertised = Registration(of: service, type: type, interface: interface, on: queue) {
          told.resume(returning: $0)
        }
      }
    }
    try outcome.get()
  }

  public func withdraw() async {
    await withCheckedContinuation { done in
      queue.async { [self] in
        advertised?.end()
        advertised = nil
        done.resume()
      }
    }
  }

  public func browse(type: String) async -> AsyncStream<Sighting> {
    let (sightings, told) = AsyncStream<Sighting>.makeStream()
    let browse = Browse(type: type, interface: interface, on: queue, telling: told)
    told.onTermination = { [queue] _ in queue.async { browse.end() } }
    queue.async { browse.begin() }
    return sightings
  }
}
