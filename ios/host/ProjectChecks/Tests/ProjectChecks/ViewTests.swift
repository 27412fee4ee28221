import ProjectFiles
import Testing

/// What holds for every file of the app.
struct ViewTests {
  let files: [(path: String, text: String)]

  init() throws {
    files = try Checkout.files(below: "ios/Tengen", suffix: ".swift").map { ($0, try Checkout.text($0)) }
  }

  @Test func wereFound() {
    #expect(files.count > 40)
    #expect(files.contains { $0.text.contains("var body: some View") })
  }

  @Test func viewsKnowTheKitAndNotTheBinding() {
    for (path, text) in files {
      let imports = text.matches(of: /(?m)^import (?:struct )?(\w+)/).map { String($0.1) }
      #expect(Set(imports).isSubset(of: ["SwiftUI", "UIKit", "Network", "Foundation", "TengenKit"]), "\(path)")
    }
  }

  @Test func onlyPortsKnowUIKit() {
    for (path, text) in files where text.contains("import UIKit") { #expect(path.hasPrefix("ios/Tengen/Ports/")) }
  }

  @Test func filesAndBodiesAreShort() {
    var bodies = 0
    for (path, text) in files {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count < 200, "\(path)")
      for start in lines.indices where lines[start].contains("some View {") && !lines[start].hasSuffix("}") {
        let indent = lines[start].prefix { $0 == " " }
        let end = lines[start...].firstIndex { $0 == indent + "}" } ?? lines.endIndex
        #expect(end - start < 32, "\(path):\(start + 1)")
        bodies += 1
      }
    }
    #expect(bodies > 40)
  }

  /// Where a literal is no words for a person.
  static let silent = [
    #"accessibilityIdentifier\("#, #"keyboardShortcut\("#, #"SceneStorage\("#, #"withName: "#, #"appending\(path: "#,
    #"language: "#, #"case \w+ = "#,
  ]

  @Test func allWordsComeFromTheCatalogue() throws {
    let silent = try Self.silent.map { try Regex($0 + #""[^"]*""#) }
    var literals = 0
    for (path, text) in files {
      for line in text.split(separator: "\n") where !line.contains("//") {
        let rest = silent.reduce(String(line)) { $0.replacing($1, with: "") }.replacing("\"\"", with: "")
        #expect(!rest.contains("\""), "\(path): \(line)")
        literals += line.contains("\"") ? 1 : 0
      }
    }
    #expect(literals > 20)
  }

  /// A `Text` without `verbatim` would look its words up by itself, in the system's language.
  @Test func textSaysWhatTheCatalogueRead() {
    var texts = 0
    for (path, text) in files {
      for match in text.matches(of: /\bText\((\w*)/) {
        #expect(match.1 == "verbatim", "\(path): \(match.0)")
        texts += 1
      }
    }
    #expect(texts > 5)
  }

  /// Which folders a folder may know; App knows all, nobody knows App.
  static let arrows: [String: Set<String>] = [
    "Design": [], "Ports": [], "Board": ["Design"], "Game": ["Board", "Design"],
    "Setup": ["Game", "Board", "Design"], "Home": ["Game", "Board", "Design"],
    "Nearby": ["Setup", "Game", "Board", "Design"], "NewGame": ["Setup", "Game", "Board", "Design"],
    "Play": ["Game", "Board", "Design"],
    "Settings": ["Game", "Board", "Design"],
  ]

  @Test func foldersKnowOnlyThoseBelowThem() throws {
    let folder = { (path: String) in String(path.split(separator: "/")[2]) }
    let declared = files.flatMap { path, text in
      text.matches(of: /(?m)^(?:struct|enum|final class|let) (\w+)/).map { (folder(path), String($0.1)) }
    }
    #expect(Set(files.map { folder($0.path) }) == Set(Self.arrows.keys).union(["App"]))
    #expect(declared.count > 40)
    for (path, text) in files {
      guard let known = Self.arrows[folder(path)] else { continue }
      let words = Set(text.matches(of: /\w+/).map { String($0.0) })
      for (home, name) in declared where home != folder(path) && !known.contains(home) {
        #expect(!words.contains(name), "\(path) knows \(name) of \(home)")
      }
    }
  }
}
