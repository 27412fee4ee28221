import Foundation

/// The words of the app as Android's resources have them: the one place where they are written.
public struct AndroidStrings: Sendable {
  /// Each language of the iPhone app, with the folder of resources that it is made from.
  public static let folders = ["en": "values", "zh-Hans": "values-zh"]

  /// The entries of each language by their keys.
  public let entries: [String: [String: Entry]]

  /// One text, or one for each quantity.
  public enum Entry: Equatable, Sendable {
    case string(String)
    case plural([String: String])

    /// The text, or the texts of the quantities.
    public var forms: [String] {
      switch self {
      case .string(let text): [text]
      case .plural(let forms): forms.keys.sorted().compactMap { forms[$0] }
      }
    }
  }

  /// Why the resources can't be used.
  public struct Fault: Error, CustomStringConvertible {
    public let description: String
  }

  /// Reads `android/ui` of the repository at `root`.
  public init(repository root: URL) throws {
    let resources = root.appending(path: "android/ui/src/main/res", directoryHint: .isDirectory)
    entries = try Self.folders.mapValues { try Self.read(folder: resources.appending(path: $0)) }
  }

  private static func read(folder: URL) throws -> [String: Entry] {
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.lastPathComponent.hasPrefix("strings_") }
    var found: [String: Entry] = [:]
    for file in files {
      for (key, entry) in try ResourceFile(file).entries {
        guard found.updateValue(entry, forKey: key) == nil else { throw Fault(description: "\(key) is there twice") }
      }
    }
    return found
  }
}
