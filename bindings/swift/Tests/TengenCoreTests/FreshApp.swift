import ContractSteps
import Foundation
import TengenCore

/// An app over a folder of its own, which goes with it.
final class FreshApp {
  let folder: URL
  private(set) var app: App
  /// By which it goes; none is the device's own.
  private let time: ManualTime?

  init(time: ManualTime? = nil) throws {
    self.time = time
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("tengen-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    app = try openApp(folder, time)
  }

  deinit {
    // A test that ended the app itself, or broke it on purpose, has said so already.
    try? app.shutdown()
    try? FileManager.default.removeItem(at: folder)
  }

  /// Shuts the app down and opens the same folder again after `meanwhile`.
  func reopen(meanwhile: (URL) throws -> Void = { _ in }) throws {
    try app.shutdown()
    try meanwhile(folder)
    app = try openApp(folder, time)
  }
}

private func openApp(_ folder: URL, _ time: ManualTime?) throws -> App {
  if let time { try App.atTime(dataDir: folder.path, time: time) } else { try App(dataDir: folder.path) }
}

/// A game of two people at one device.
func twoPeople(size: Int32 = 15, rules: RuleSet = .freestyle) -> NewGame {
  NewGame(size: size, rules: rules, me: .person(name: "Ann"), other: .person(name: "Bob"), colour: .black)
}

extension Table {
  /// Plays the points one after the other.
  func play(_ names: String) throws {
    for point in names.split(separator: " ").map({ Point(named: $0) }) {
      try play(x: point.x, y: point.y)
    }
  }
}
