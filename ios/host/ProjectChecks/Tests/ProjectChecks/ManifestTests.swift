import Foundation
import ProjectFiles
import Testing

/// `bindings/swift/Package.swift` read by SwiftPM itself, with and without the library for phones.
struct ManifestTests {
  private func targets(withFramework: Bool) throws -> [String: String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: "manifest-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Checkout.data("bindings/swift/Package.swift").write(to: folder.appending(path: "Package.swift"))
    if withFramework {
      let framework = folder.appending(path: "TengenFFI.xcframework")
      try FileManager.default.createDirectory(at: framework, withIntermediateDirectories: true)
    }
    let description = try output(of: [
      "swift", "package", "--package-path", folder.path(percentEncoded: false), "dump-package",
    ])
    let package = try JSONSerialization.jsonObject(with: description) as? [String: Any]
    let targets = try #require(package?["targets"] as? [[String: Any]])
    let kinds = targets.map { ($0["name"] as? String ?? "", $0["type"] as? String ?? "") }
    return Dictionary(uniqueKeysWithValues: kinds)
  }

  private func output(of command: [String]) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }

  @Test func linksTheLibraryForPhonesWhereItWasBuilt() throws {
    let targets = try targets(withFramework: true)
    #expect(targets["TengenFFI"] == "binary")
    #expect(targets["TengenCore"] == "regular")
  }

  @Test func needsNothingButRustElsewhere() throws {
    let targets = try targets(withFramework: false)
    #expect(targets["TengenFFI"] == nil)
    #expect(targets["TengenCore"] == "regular")
  }
}
