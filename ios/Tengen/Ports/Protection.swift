import Foundation

extension [FileAttributeKey: Any] {
  /// Readable from the first unlocking after a start on, since the app may still be writing when the screen is locked.
  /// Backups hold it: nothing excludes it.
  static var ofGames: Self {
    [.protectionKey: FileProtectionType.completeUntilFirstUserAuthentication]
  }
}
