import Dispatch

#if canImport(dnssd)
  import dnssd
#else
  import CDnsSd
#endif

/// A look round for services of one type, from `begin` to `end`. It is touched on its queue only.
final class Browse: @unchecked Sendable {
  private let type: String
  private let interface: UInt32
  private let queue: DispatchQueue
  private let sightings: AsyncStream<Sighting>.Continuation
  private var call: ServiceCall?

  /// Where services are seen; each is asked for what it says of itself as long as it is there, since that may change.
  private var resolving: [Place: ServiceCall] = [:]

  init(type: String, interface: UInt32, on queue: DispatchQueue, telling sightings: AsyncStream<Sighting>.Continuation)
  {
    self.type = type
    self.interface = interface
    self.queue = queue
    self.sightings = sightings
  }

  func begin() {
    let replies = Replies<Seen> { [weak self] in self?.hear($0) }
    do throws(DiscoveryProblem) {
      call = try ServiceCall(on: queue, answering: replies) { call, context in
        DNSServiceBrowse(&call, 0, interface, type, nil, Self.browsed, context)
      }
    } catch {
      fail(error)
    }
  }

  func end() {
    call?.end()
    call = nil
    for resolve in resolving.values { resolve.end() }
    resolving = [:]
  }

  private func fail(_ problem: DiscoveryProblem) {
    sightings.yield(.failed(problem))
    sightings.finish()
  }

  private func hear(_ reply: Result<Seen, DiscoveryProblem>) {
    switch reply {
    case .failure(let problem): fail(problem)
    case .success(let seen): if seen.isThere { resolve(seen.place) } else { forget(seen.place) }
    }
  }

  private func resolve(_ place: Place) {
    guard resolving[place] == nil else { return }
    let replies = Replies<Resolved> { [weak self] in self?.hear($0, of: place) }
    // One that can't be asked is not there; the others are.
    resolving[place] = try? ServiceCall(on: queue, answering: replies) { call, context in
      DNSServiceResolve(
        &call, 0, place.interface, place.instance, place.type, place.domain, Self.resolved, context
      )
    }
  }

  private func hear(_ reply: Result<Resolved, DiscoveryProblem>, of place: Place) {
    guard case .success(let resolved) = reply else { return forget(place) }
    Task { [self] in
      let addresses = await HostAddresses.of(host: resolved.host)
      queue.async { [self] in tell(resolved, at: addresses, of: place) }
    }
  }

  private func tell(_ resolved: Resolved, at addresses: [String], of place: Place) {
    guard resolving[place] != nil, !addresses.isEmpty else { return }
    let service = FoundService(
      instance: place.instance, addresses: addresses, port: resolved.port, text: resolved.text
    )
    sightings.yield(.found(service))
  }

  private func forget(_ place: Place) {
    guard let resolve = resolving[place] else { return }
    resolve.end()
    resolving[place] = nil
    if !resolving.keys.contains(where: { $0.instance == place.instance }) {
      sightings.yield(.lost(instance: place.instance))
    }
  }
}

extension Browse {
  /// A service as one interface has it.
  private struct Place: Hashable {
    let instance: String
    let type: String
    let domain: String
    let interface: UInt32
  }

  private struct Seen {
    let place: Place
    let isThere: Bool
  }

  private struct Resolved: Sendable {
    let host: String
    let port: UInt16
    let text: [String: String]
  }

  private static let browsed: DNSServiceBrowseReply = { _, flags, interface, error, instance, type, domain, context in
    guard let replies = Replies<Seen>.of(context) else { return }
    guard error == kDNSServiceErr_NoError, let instance, let type, let domain else {
      return replies.tell(.failure(DiscoveryProblem(error)))
    }
    let place = Place(
      instance: String(cString: instance), type: String(cString: type), domain: String(cString: domain),
      interface: interface
    )
    replies.tell(.success(Seen(place: place, isThere: flags & UInt32(kDNSServiceFlagsAdd) != 0)))
  }

  private static let resolved: DNSServiceResolveReply = { _, _, _, error, _, host, port, size, text, context in
    guard let replies = Replies<Resolved>.of(context) else { return }
    guard error == kDNSServiceErr_NoError, let host else { return replies.tell(.failure(DiscoveryProblem(error))) }
    let bytes = UnsafeBufferPointer(start: text, count: Int(size))
    let resolved = Resolved(
      host: String(cString: host), port: UInt16(bigEndian: port), text: TextRecord.text(of: bytes)
    )
    replies.tell(.success(resolved))
  }
}
