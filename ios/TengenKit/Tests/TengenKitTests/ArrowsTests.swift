import Foundation
import Testing

/// The arrows between the folders of TengenKit point one way only, as between Android's packages.
@Suite
struct ArrowsTests {
  /// What each folder may know of its neighbours, itself aside.
  private static let allowed: [String: Set<String>] = {
    let features = ["Home", "Nearby", "NewGame", "Play", "Settings"]
    let belowFeatures: Set = ["Design", "Board", "Text", "Link", "Game", "Setup", "Discovery"]
    var allowed: [String: Set<String>] = [
      "Design": [],
      "Discovery": [],
      "Board": ["Design", "Text"],
      "Text": [],
      // What the binding and the board both have a name for goes by another name, which Text gives.
      "Link": ["Text", "Discovery"],
      "Game": ["Design", "Board", "Text"],
      "Setup": ["Design", "Board", "Text", "Game"],
      "App": belowFeatures.union(features),
    ]
    for feature in features { allowed[feature] = belowFeatures }
    return allowed
  }()

  /// Objects of the binding, alive and with a thread behind them: `Link` alone touches them.
  private static let bindingObjects: Set = ["App", "Table", "Archive", "Nearby", "ChangeListener", "Subscription"]

  private static let sources: [Source] = {
    let root = Repository.root.appending(path: "ios/TengenKit/Sources/TengenKit")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { Source(path: $0, below: root) }
  }()

  @Test
  func thereIsSomethingToJudge() {
    #expect(Self.sources.count >= 40)
    #expect(Set(Self.sources.map(\.folder)) == Set(Self.allowed.keys))
    #expect(Self.sources.flatMap(\.types).count >= 60)
  }

  @Test
  func foldersKnowOnlyThoseBelowThem() {
    for source in Self.sources {
      let free = Self.allowed[source.folder, default: []].union([source.folder])
      let foreign = Set(Self.sources.filter { !free.contains($0.folder) }.flatMap(\.types))
      #expect(source.words.intersection(foreign).isEmpty, "\(source.path)")
    }
  }

  @Test
  func theBindingEndsInLinkAndTheBoardDoesNotKnowIt() {
    for source in Self.sources {
      if source.folder != "Link" { #expect(source.words.isDisjoint(with: Self.bindingObjects), "\(source.path)") }
    }
    for source in Self.sources where ["Board", "Design"].contains(source.folder) {
      #expect(!source.imports.contains("TengenCore"), "\(source.path)")
    }
  }

  @Test
  func nothingHereKnowsAppleOrAViewNotEvenWhereThereIsOne() {
    for source in Self.sources {
      // The one part of Apple's systems that Linux has too.
      let ofDiscovery: Set = source.folder == "Discovery" ? ["dnssd", "CDnsSd"] : []
      let free = ofDiscovery.union(["Dispatch", "Foundation", "Observation", "TengenCore"])
      #expect(source.imports.isSubset(of: free), "\(source.path)")
    }
  }
}

/// One file of TengenKit.
private struct Source {
  let path: String
  let folder: String
  let imports: Set<String>

  /// The types that it declares for others.
  let types: [String]

  /// Every word of its code, comments, texts and the binding's own names left out.
  let words: Set<String>

  init?(path: String, below root: URL) {
    guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else { return nil }
    let code = text.replacing(/\/\/[^\n]*|"[^"\n]*"|TengenCore\.\w+/, with: "")
    self.path = path
    folder = path.split(separator: "/").first.map(String.init) ?? ""
    imports = Set(code.matches(of: /(?m)^ *(?:public )?import (?:\w+ )?(\w+)/).map { String($0.1) })
    let declaration = /(?m)^(?:public |final |indirect )*(?:actor|class|enum|protocol|struct) (\w+)/
    types = code.matches(of: declaration).map { String($0.1) }
    words = Set(code.matches(of: /\b[A-Z]\w+/).map { String($0.0) })
  }
}
