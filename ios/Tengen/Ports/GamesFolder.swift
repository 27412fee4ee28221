import Foundation

/// Where the games are: Application Support, which the system backs up, in a folder of their own.
///
/// The folder's class of protection is also that of every file made in it: readable from the first unlocking on, since
/// the app may still be writing when the screen is locked.
enum GamesFolder {
  /// The path of the folder, which is there from now on. Should it not be, opening the games says so.
  static func prepared() -> String {
    let folder = URL.applicationSupportDirectory.appending(path: "tengen", directoryHint: .isDirectory)
    let path = folder.path(percentEncoded: false)
    let protection: [FileAttributeKey: Any] = [
      .protectionKey: FileProtectionType.completeUntilFirstUserAuthentication
    ]
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true, attributes: protection)
    // A folder that a backup brought back has it too.
    try? FileManager.default.setAttributes(protection, ofItemAtPath: path)
    return path
  }
}
