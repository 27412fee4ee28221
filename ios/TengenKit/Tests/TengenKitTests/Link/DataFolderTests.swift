import Foundation
import TengenKit
import Testing

/// The folder of the games, below one whose name has what Apple's have: a space.
struct DataFolderTests {
  private let base = FileManager.default.temporaryDirectory.appending(path: "Application Support \(UUID())")

  private func permissions(_ path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  @Test func isThereByItsPlainPath() {
    let path = DataFolder.prepared(below: base, attributes: [:])
    #expect(path.contains("Application Support") && path.contains("/tengen"))
    var isFolder = ObjCBool(false)
    #expect(FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue)
  }

  @Test func hasItsAttributesWhetherItWasThereOrNot() throws {
    let path = DataFolder.prepared(below: base, attributes: [.posixPermissions: 0o700])
    #expect(try permissions(path) == 0o700)
    _ = DataFolder.prepared(below: base, attributes: [.posixPermissions: 0o750])
    #expect(try permissions(path) == 0o750)
  }

  @Test func whatIsInItStays() throws {
    let path = DataFolder.prepared(below: base, attributes: [:])
    let file = URL(filePath: path).appending(path: "archive.db")
    try Data("games".utf8).write(to: file)
    #expect(DataFolder.prepared(below: base, attributes: [:]) == path)
    #expect(try Data(contentsOf: file) == Data("games".utf8))
  }
}
