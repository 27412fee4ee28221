import Dispatch

/// Where the core's blocking calls are made: one after the other, in the order in which they were asked for, on a thread
/// that nothing else of the app waits for.
actor CoreCalls {
  private let queue = SerialQueue()

  nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }

  /// Makes `call` and gives what it returned or threw.
  func run<Value: Sendable>(_ call: @Sendable () throws -> Value) rethrows -> Value { try call() }
}

/// A queue of its own: a call that waits for the disk must not take one of the few threads that all actors share.
private final class SerialQueue: SerialExecutor {
  private let queue = DispatchQueue(label: "tengen-calls", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
