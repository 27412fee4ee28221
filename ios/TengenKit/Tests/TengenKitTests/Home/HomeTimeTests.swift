import Testing

@testable import TengenKit

/// Home follows the time as long as it is looked at.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct HomeTimeTests {
  @Test
  func everyMinuteTheAgeOfTheGameIsToldAnew() async throws {
    let folder = try GamesFolder()
    let clock = HandClock()
    var ports = Ports.silent()
    ports.clock = WallClock(nowMs: { clock.nowMs }, aMinute: { try await clock.aMinute() })
    let app = AppModel(folder: folder.path, ports: ports)
    await app.open()
    let running = try #require(app.running, "\(app.state)")
    await running.home.send(.start(.twoPeople))?.value
    clock.nowMs = WallClock.system.nowMs()

    let looking = Task { await running.home.followTime() }
    await until { running.home.state.resume?.ago == words(.agoNow) }
    for minutes in 1...3 {
      await clock.pass(ms: 60_000)
      await until { running.home.state.resume?.ago == .counted(.agoMinutes, minutes) }
    }
    looking.cancel()
    await looking.value
    await app.close()
  }
}

/// A clock that goes only when it is told to.
@MainActor
private final class HandClock {
  var nowMs: Int64 = 0
  private var minutes: AsyncStream<Void>.Continuation?

  /// A little time passes; whoever waits for it goes on.
  func pass(ms: Int64) async {
    while minutes == nil { await Task.yield() }
    nowMs += ms
    minutes?.finish()
    minutes = nil
  }

  func aMinute() async throws {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    minutes = continuation
    for await _ in stream {}
    try Task.checkCancellation()
  }
}
