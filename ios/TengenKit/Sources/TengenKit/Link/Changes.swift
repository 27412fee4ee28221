import TengenCore

/// What the core says when something has changed: only that there is something to fetch.
struct Change: Equatable, Sendable {
  let topic: Topic
  let revision: Int64
}

/// Brings what the core tells on a thread of its own to the main actor, in the order in which it was told.
///
/// It ends with `end`, or when nobody holds it any more.
@MainActor
final class Changes {
  private let subscription: Subscription
  private let delivery: Task<Void, Never>

  /// Has `deliver` called for every change of `app` from now on.
  init(of app: App, deliver: @escaping @MainActor (Change) -> Void) {
    let (changes, continuation) = AsyncStream<Change>.makeStream()
    subscription = app.register(listener: Relay(continuation))
    delivery = Task {
      for await change in changes { deliver(change) }
    }
  }

  /// Afterwards nothing is delivered, not even what was told before.
  func end() async {
    subscription.stop()
    delivery.cancel()
    await delivery.value
  }
}

/// Passes changes on from the core's thread, and with its own end ends them.
private final class Relay: ChangeListener {
  private let continuation: AsyncStream<Change>.Continuation

  init(_ continuation: AsyncStream<Change>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }

  func onChanged(topic: Topic, revision: Int64) {
    continuation.yield(Change(topic: topic, revision: revision))
  }
}
