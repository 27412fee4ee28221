import Foundation

/// One file of scenarios.
public struct Scenario: Decodable, Sendable {
  public let about: String
  public let steps: [Json]
}

/// A scenario by its file's name, as the tests are listed.
public struct ScenarioFile: Sendable, CustomStringConvertible {
  let url: URL

  public var description: String { url.lastPathComponent }

  public func read() throws -> Scenario {
    try JSONDecoder().decode(Scenario.self, from: Data(contentsOf: url))
  }

  /// Every scenario of this checkout that lies directly in `folder`, by name.
  public static func all(in folder: String) -> [ScenarioFile] {
    let checkout = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }
    let folder = checkout.appendingPathComponent(folder)
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? [])
      .filter { $0.pathExtension == "json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(ScenarioFile.init)
  }
}
