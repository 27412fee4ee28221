import Dispatch

#if canImport(dnssd)
  import dnssd
#else
  import CDnsSd
#endif

/// One question to the system's DNS-SD. Its answers come on a queue until `end`, which is called there too.
final class ServiceCall {
  private let source: DispatchSourceRead

  /// Asks by `ask`, which gets a context to pass on to the callback: from there `Replies.of` leads back to `replies`.
  init<Reply>(
    on queue: DispatchQueue,
    answering replies: Replies<Reply>,
    ask: (inout DNSServiceRef?, UnsafeMutableRawPointer) -> DNSServiceErrorType
  ) throws(DiscoveryProblem) {
    var asked: DNSServiceRef?
    let error = ask(&asked, Unmanaged.passUnretained(replies).toOpaque())
    guard error == kDNSServiceErr_NoError, let asked else { throw DiscoveryProblem(error) }
    // Both are used on the queue only, and there until the source is cancelled.
    nonisolated(unsafe) let call = asked
    nonisolated(unsafe) let replies = replies
    let source = DispatchSource.makeReadSource(fileDescriptor: DNSServiceRefSockFD(asked), queue: queue)
    source.setEventHandler {
      let error = DNSServiceProcessResult(call)
      guard error != kDNSServiceErr_NoError else { return }
      source.cancel()
      replies.tell(.failure(DiscoveryProblem(error)))
    }
    // Holds what the callbacks are told, and is let go with it. To free the call earlier could free it while it answers.
    source.setCancelHandler {
      DNSServiceRefDeallocate(call)
      _ = replies
    }
    source.activate()
    self.source = source
  }

  /// No answer comes any more.
  func end() { source.cancel() }
}

/// Where the answers to one question go.
final class Replies<Reply> {
  let tell: (Result<Reply, DiscoveryProblem>) -> Void

  init(tell: @escaping (Result<Reply, DiscoveryProblem>) -> Void) {
    self.tell = tell
  }

  /// Those whose context a callback got; only while their call goes on.
  static func of(_ context: UnsafeMutableRawPointer?) -> Replies? {
    context.map { Unmanaged.fromOpaque($0).takeUnretainedValue() }
  }
}

extension DiscoveryProblem {
  /// Apple's number for what a person has not allowed, which Avahi doesn't know.
  private static let policyDenied: DNSServiceErrorType = -65_570

  /// What one of the numbers of DNS-SD means.
  init(_ error: DNSServiceErrorType) {
    self = error == Self.policyDenied ? .notAllowed : .unavailable(code: error)
  }
}
