import UIKit

/// Time that the system gives an app to finish what it is doing when it goes out of sight.
@MainActor
final class BackgroundTime {
  private var task = UIBackgroundTaskIdentifier.invalid

  /// Does `work`, and asks the system not to stop the process before its end.
  static func finish(_ work: @escaping @MainActor () async -> Void) {
    let time = BackgroundTime()
    time.begin()
    Task {
      await work()
      time.end()
    }
  }

  private func begin() {
    task = UIApplication.shared.beginBackgroundTask(withName: "leaving") { self.end() }
  }

  private func end() {
    guard task != .invalid else { return }
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}
