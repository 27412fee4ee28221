import Foundation

/// The time of day, for what is said of the past.
public struct WallClock: Sendable {
  /// Milliseconds since 1970 UTC.
  var nowMs: @MainActor @Sendable () -> Int64

  /// Returns after a minute, or throws when the task is cancelled.
  var aMinute: @Sendable () async throws -> Void

  /// The system's own.
  public static let system = WallClock(
    nowMs: { Int64(Date().timeIntervalSince1970 * 1_000) },
    aMinute: { try await Task.sleep(for: .seconds(60)) }
  )
}
