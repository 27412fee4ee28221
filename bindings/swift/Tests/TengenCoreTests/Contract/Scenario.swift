import Foundation

/// One file of `tests/contract`.
struct Scenario: Decodable, Sendable {
  let about: String
  let steps: [Json]
}

/// A scenario by its file's name, as the tests are listed.
struct ScenarioFile: Sendable, CustomStringConvertible {
  let url: URL

  var description: String { url.lastPathComponent }

  func read() throws -> Scenario {
    try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: url))
  }

  /// Every scenario of this checkout, by name.
  static let all: [ScenarioFile] = {
    let checkout = (0..<6).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = checkout.appendingPathComponent("tests/contract")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? [])
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(ScenarioFile.init)
  }()
}
