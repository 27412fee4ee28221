import ProcessFacts
import TengenCore
import Testing

extension BindingTests {
  /// The core calls Swift from its own thread; what it says is moved to the main actor in order.
  @Suite(.timeLimit(.minutes(1)))
  @MainActor
  struct ListenerTests {
    private let fresh: FreshApp
    private var table: Table { fresh.app.table() }

    init() throws {
      fresh = try FreshApp()
    }

    @Test
    func noticesComeFromOneThreadOfTheCoreAndArriveInOrder() async throws {
      let ear = Ear(fresh.app)
      try table.newGame(game: twoPeople())
      var heard: [Notice] = []
      for move in ["A1", "C1", "E1", "G1", "I1", "K1", "M1", "O1"] {
        try table.play(move)
        heard += await ear.hear(until: table.snapshot().revision)
      }
      #expect(Set(heard.map(\.thread)) == ["tengen-notifier"])
      let revisions = heard.filter { $0.topic == .table }.map(\.revision)
      #expect(revisions.count >= 8)
      #expect(zip(revisions, revisions.dropFirst()).allSatisfy(<))
      #expect(revisions.last == table.snapshot().revision)
      #expect(heard.contains { $0.topic == .archive })
    }

    @Test
    func aChangeOfTheSettingsIsToldAsThat() async throws {
      let ear = Ear(fresh.app)
      try fresh.app.updateSettings(settings: fresh.app.settings())
      let heard = await ear.hear { $0.topic == .settings }
      #expect(heard.last?.topic == .settings)
    }

    @Test(arguments: [ListenerError.Failed(reason: "no room"), CancellationError()] as [any Error])
    func aListenerThatThrowsIsToldOfTheNextChange(_ error: any Error) async throws {
      let ear = Ear(fresh.app, throwing: error)
      try table.newGame(game: twoPeople())
      for move in ["H8", "I9", "K10"] {
        try table.play(move)
        let heard = await ear.hear(until: table.snapshot().revision)
        #expect(heard.last?.revision == table.snapshot().revision)
      }
    }

    @Test(arguments: Ending.allCases)
    func afterItsEndAListenerHearsNothingAndIsFreed(_ ending: Ending) async throws {
      let ended = Ear(fresh.app)
      let kept = Ear(fresh.app)
      try table.newGame(game: twoPeople())
      let before = table.snapshot().revision
      _ = await ended.hear(until: before)
      _ = await kept.hear(until: before)

      ended.end(ending)
      try table.play("H8")
      // The notifier tells one listener after the other, so whoever still listened has heard it by then.
      let heard = await kept.hear(until: table.snapshot().revision)
      #expect(heard.last?.revision == table.snapshot().revision)
      let late = await ended.hearToTheEnd()
      #expect(late.allSatisfy { $0.topic != .table || $0.revision <= before })
    }
  }
}

/// The two ways to end a subscription.
enum Ending: CaseIterable {
  case stop, drop
}

/// One call of a listener.
struct Notice: Sendable {
  let topic: Topic
  let revision: Int64
  /// The name of the thread it came from.
  let thread: String
}

/// Listens to an app and keeps what it hears for the main actor.
@MainActor
private final class Ear {
  private let notices: AsyncStream<Notice>
  private var subscription: Subscription?

  init(_ app: App, throwing error: (any Error)? = nil) {
    let (notices, continuation) = AsyncStream<Notice>.makeStream()
    self.notices = notices
    subscription = app.register(listener: Relay(continuation, throwing: error))
  }

  /// What is heard up to the notice that the table has reached `revision`.
  func hear(until revision: Int64) async -> [Notice] {
    await hear { $0.topic == .table && $0.revision >= revision }
  }

  /// What is still heard until the core lets go of the listener.
  func hearToTheEnd() async -> [Notice] {
    await hear { _ in false }
  }

  /// What is heard up to the first notice that `isLast`.
  func hear(isLast: (Notice) -> Bool) async -> [Notice] {
    var heard: [Notice] = []
    for await notice in notices {
      heard.append(notice)
      if isLast(notice) { break }
    }
    return heard
  }

  func end(_ ending: Ending) {
    switch ending {
    case .stop: subscription?.stop()
    case .drop: subscription = nil
    }
  }
}

/// Passes notices on, and with its own end ends them.
private final class Relay: ChangeListener {
  private let continuation: AsyncStream<Notice>.Continuation
  private let error: (any Error)?

  init(_ continuation: AsyncStream<Notice>.Continuation, throwing error: (any Error)?) {
    self.continuation = continuation
    self.error = error
  }

  deinit {
    continuation.finish()
  }

  func onChanged(topic: Topic, revision: Int64) throws {
    continuation.yield(Notice(topic: topic, revision: revision, thread: currentThreadName()))
    if let error { throw error }
  }
}

private func currentThreadName() -> String {
  var name = [CChar](repeating: 0, count: 64)
  current_thread_name(&name, name.count)
  return String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
