// Writes what the iPhone app has of Android's words: the string catalogue and the Swift names of its keys.
// Usage: write-strings REPOSITORY
import AndroidStrings
import Foundation

let root = URL(filePath: CommandLine.arguments[1], directoryHint: .isDirectory)
let strings = try AndroidStrings(repository: root)
for (file, text) in strings.derivedFiles {
  try Data(text.utf8).write(to: root.appending(path: file))
  print(file)
}
