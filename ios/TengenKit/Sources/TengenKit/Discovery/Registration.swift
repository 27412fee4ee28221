import Dispatch

#if canImport(dnssd)
  import dnssd
#else
  import CDnsSd
#endif

/// A service that others find, until `end`. It is touched on its queue only.
final class Registration: @unchecked Sendable {
  private var call: ServiceCall?
  private var told: (@Sendable (Result<Void, DiscoveryProblem>) -> Void)?

  /// Begins; `told` hears once whether others find it, or that it ended before.
  init(
    of service: AdvertisedService,
    type: String,
    interface: UInt32,
    on queue: DispatchQueue,
    told: @escaping @Sendable (Result<Void, DiscoveryProblem>) -> Void
  ) {
    self.told = told
    let replies = Replies<Void> { [weak self] in self?.tell($0) }
    let text = TextRecord.bytes(of: service.text)
    do throws(DiscoveryProblem) {
      call = try ServiceCall(on: queue, answering: replies) { call, context in
        DNSServiceRegister(
          &call, 0, interface, service.instance, type, nil, nil, service.port.bigEndian, UInt16(clamping: text.count),
          text, Self.answer, context
        )
      }
    } catch {
      tell(.failure(error))
    }
  }

  /// Nobody finds it any more.
  func end() {
    call?.end()
    call = nil
    tell(.failure(.withdrawn))
  }

  private func tell(_ outcome: Result<Void, DiscoveryProblem>) {
    told?(outcome)
    told = nil
  }

  private static let answer: DNSServiceRegisterReply = { _, _, error, _, _, _, context in
    let outcome: Result<Void, DiscoveryProblem> =
      error == kDNSServiceErr_NoError ? .success(()) : .failure(DiscoveryProblem(error))
    Replies<Void>.of(context)?.tell(outcome)
  }
}
