import Foundation

/// The files of the repository.
public enum Checkout {
  /// The folder that holds everything.
  public static let root = URL(filePath: #filePath)
    .deletingLastPathComponent()  // ProjectFiles
    .deletingLastPathComponent()  // Sources
    .deletingLastPathComponent()  // ProjectChecks
    .deletingLastPathComponent()  // host
    .deletingLastPathComponent()  // ios
    .deletingLastPathComponent()

  /// The file or folder at `path` below the root.
  public static func url(_ path: String) -> URL { root.appending(path: path) }

  /// Whether there is something at `path`.
  public static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(path).path(percentEncoded: false))
  }

  /// The text of the file at `path`.
  public static func text(_ path: String) throws -> String { try String(contentsOf: url(path), encoding: .utf8) }

  /// The bytes of the file at `path`.
  public static func data(_ path: String) throws -> Data { try Data(contentsOf: url(path)) }

  /// The paths of all files below `folder` whose names end in `suffix`, in order.
  public static func files(below folder: String, suffix: String) -> [String] {
    let found =
      FileManager.default.enumerator(atPath: url(folder).path(percentEncoded: false))?.compactMap { $0 as? String }
      ?? []
    return found.filter { $0.hasSuffix(suffix) }.map { folder + "/" + $0 }.sorted()
  }
}
