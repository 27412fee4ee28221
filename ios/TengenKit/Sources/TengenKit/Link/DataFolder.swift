import Foundation

/// Where the games are: a folder of their own.
public enum DataFolder {
  /// The path of the folder below `base`, which is there from now on and has the `attributes`, as has every file that is
  /// made in it. Should it not be there, opening the games says so.
  public static func prepared(below base: URL, attributes: [FileAttributeKey: Any]) -> String {
    let folder = base.appending(path: "tengen", directoryHint: .isDirectory)
    let path = folder.path(percentEncoded: false)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: attributes)
    // A folder that a backup brought back gets them too.
    try? FileManager.default.setAttributes(attributes, ofItemAtPath: path)
    return path
  }
}
