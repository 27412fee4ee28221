import Foundation
import TengenCore

/// Somebody with an app over a folder that speaks protocol minors up to `newestMinor`, for tests and programs of theirs.
public final class Person {
  private let folder: URL
  private let newestMinor: Int32
  public private(set) var app: App
  public var nearby: Nearby { app.nearby() }
  public var table: Table { app.table() }

  public init(named name: String, folder: URL? = nil, newestMinor: Int32) throws {
    let temporary = FileManager.default.temporaryDirectory
    self.folder = folder ?? temporary.appendingPathComponent("tengen-\(UUID().uuidString)")
    self.newestMinor = newestMinor
    app = try App.speaking(dataDir: self.folder.path, newestMinor: newestMinor)
    try nearby.setName(name: name)
  }

  deinit {
    // A test that failed has said so already.
    try? app.shutdown()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The app ends and is opened again.
  public func reopen() throws {
    try app.shutdown()
    app = try App.speaking(dataDir: folder.path, newestMinor: newestMinor)
  }

  public func sees(_ wanted: (NearbySnapshot) -> Bool) async throws -> NearbySnapshot {
    try await awaited({ nearby.snapshot() }, wanted)
  }

  public func seesTable(_ wanted: (TableSnapshot) -> Bool) async throws -> TableSnapshot {
    try await awaited({ table.snapshot() }, wanted)
  }

  /// Places a stone once it is this person's turn, and waits until it is on the board.
  public func plays(_ x: Int32, _ y: Int32) async throws {
    let before = try await seesTable { $0.canPlay }.moves.count
    try table.play(x: x, y: y)
    _ = try await seesTable { $0.moves.count > before && $0.sending == nil }
  }

  /// What is looked at until it is as wanted; the suite's limit ends a wait in vain.
  private func awaited<Seen>(_ look: () -> Seen, _ wanted: (Seen) -> Bool) async throws -> Seen {
    while true {
      let seen = look()
      if wanted(seen) { return seen }
      try await Task.sleep(for: .milliseconds(10))
    }
  }
}
