import Foundation

/// Where the files of the repository are.
enum Repository {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..", directoryHint: .isDirectory).standardizedFileURL
}
