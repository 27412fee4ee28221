import Foundation
import Observation
import Testing

@testable import TengenKit

/// A folder for the games of one test, which goes with it.
final class GamesFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "tengen-kit-\(UUID().uuidString)")

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  var path: String { url.path }
}

/// The games could not be opened.
struct NotOpened: Error {}

extension Ports {
  /// Ports that a test has not spoken of: to use one is a failure.
  static let failing = Ports(
    haptics: Haptics { Issue.record("the hand was made to feel \($0)") },
    clock: WallClock(
      nowMs: {
        Issue.record("the time was asked for")
        return 0
      },
      aMinute: {
        Issue.record("a minute was waited for")
        throw CancellationError()
      }
    )
  )

  /// A phone that can't be felt, at a moment that stays.
  static func silent(nowMs: Int64 = 0) -> Ports {
    var ports = failing
    ports.haptics = Haptics { _ in }
    ports.clock.nowMs = { nowMs }
    return ports
  }
}

/// Returns when `condition`, which reads what can be observed, has come true.
@MainActor
func until(_ condition: @MainActor () -> Bool) async {
  while true {
    let (changes, continuation) = AsyncStream<Void>.makeStream()
    let isTrue = withObservationTracking(condition) { continuation.finish() }
    if isTrue { return }
    for await _ in changes {}
  }
}
