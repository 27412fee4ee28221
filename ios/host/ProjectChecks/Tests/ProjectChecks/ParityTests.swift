import Foundation
import ProjectFiles
import Testing

/// The tables of `ios/README.md` against the routes, intents and strings of both phones.
struct ParityTests {
  let readme: String
  let kotlin: String
  let swift: String

  init() throws {
    readme = try Checkout.text("ios/README.md")
    kotlin = try Self.all("android/ui/src/main/kotlin", ".kt")
    swift = try Self.all("ios/TengenKit/Sources/TengenKit", ".swift")
  }

  private static func all(_ folder: String, _ suffix: String) throws -> String {
    try Checkout.files(below: folder, suffix: suffix).map(Checkout.text).joined(separator: "\n")
  }

  /// The names below `sealed interface NAME`, as Swift writes them.
  private func kotlinCases(_ name: String) -> Set<String> {
    guard let start = kotlin.range(of: "sealed interface \(name) {")?.upperBound,
      let end = kotlin[start...].range(of: "\n}")?.lowerBound
    else { return [] }
    let names = kotlin[start..<end].matches(of: /data (?:object|class) (\w+)/).map { String($0.1) }
    return Set(names.map { $0.prefix(1).lowercased() + $0.dropFirst() })
  }

  /// The cases of `enum NAME`.
  private func swiftCases(_ name: String) -> Set<String> {
    guard let start = swift.range(of: "enum \(name): ")?.upperBound,
      let end = swift[start...].range(of: "\n}")?.lowerBound
    else { return [] }
    return Set(swift[start..<end].matches(of: /\n  case `?(\w+)/).map { String($0.1) })
  }

  /// The cells of the rows whose cell number `column` is code.
  private func rows(code column: Int, columns: Int) -> [[String]] {
    readme.split(separator: "\n").map { line in
      line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }.filter { $0.count == columns && $0[column].hasPrefix("`") }
  }

  private func name(_ cell: String) -> String { cell.replacing("`", with: "") }

  @Test func screensAreTheSame() {
    let android = kotlinCases("Destination")
    let rows = rows(code: 0, columns: 3)
    #expect(android.count >= 4)
    #expect(android == swiftCases("Destination"))
    #expect(Set(rows.map { name($0[0]) }) == android)
    #expect(rows.count == android.count)
    for row in rows { #expect(row[1] != "no" && row[2] != "no") }
  }

  static let intents = [
    "HomeIntent", "NearbyIntent", "NewGameIntent", "PlayIntent", "RoomIntent", "SettingsIntent", "TermsIntent",
  ]

  @Test(arguments: intents)
  func abilitiesAreAsTheTableSays(intent: String) {
    let android = kotlinCases(intent)
    let iPhone = swiftCases(intent)
    #expect(!android.isEmpty && !iPhone.isEmpty)
    let rows = rows(code: 1, columns: 4).filter { name($0[1]).hasPrefix(intent + ".") }
    let listed = rows.map { String(name($0[1]).dropFirst(intent.count + 1)) }
    #expect(Set(listed) == android.union(iPhone))
    #expect(listed.count == Set(listed).count)
    for (row, ability) in zip(rows, listed) {
      #expect((row[2] != "no") == android.contains(ability), "\(ability) on Android")
      #expect((row[3] != "no") == iPhone.contains(ability), "\(ability) on the iPhone")
    }
  }

  @Test func everyIntentHasItsScreen() throws {
    let named = Set(kotlin.matches(of: /sealed interface (\w+Intent) \{/).map { String($0.1) })
    #expect(named == Set(Self.intents))
    let swiftNamed = swift.matches(of: #/enum (\w+Intent): /#).map { String($0.1) }
    #expect(Set(swiftNamed) == named)
  }

  /// An ability is in a view: what stands in a table and nowhere on a screen would be a lie.
  @Test func viewsAskForTheAbilities() throws {
    let views = try Self.all("ios/Tengen", ".swift")
    // What the presenters put into alternatives, and what the bar's own arrow does.
    let chosen = [
      "setKind", "setLevel", "setColour", "setPlacement", "setTheme", "setLanguage", "leave", "choose",
      "openOpenings", "openFifths", "proposeClocks", "accept", "decline", "withdraw", "runClocks", "setPreset",
      "setOwn", "setSize", "setRules", "setFoul", "setFouls", "setOpening", "setPattern", "setFifths", "setClock",
      "setHandicap", "setAllowance", "setAsks", "takeOffer", "askLeave",
    ]
    var asked = 0
    for intent in Self.intents {
      for ability in swiftCases(intent) where !chosen.contains(ability) {
        #expect(views.contains(".\(ability)"), "nothing asks for \(intent).\(ability)")
        asked += 1
      }
    }
    #expect(asked > 15)
  }

  @Test func stringsAreTheSame() throws {
    let catalogue = try JSONSerialization.jsonObject(with: Checkout.data("ios/Tengen/Resources/Localizable.xcstrings"))
    let strings = try #require((catalogue as? [String: Any])?["strings"] as? [String: [String: Any]])
    for (folder, language) in [("values", "en"), ("values-zh", "zh-Hans")] {
      let xml = try Self.all("android/ui/src/main/res/\(folder)", ".xml")
      let android = Set(xml.matches(of: /<(?:string|plurals) name="(\w+)"/).map { String($0.1) })
      let iPhone = strings.filter { ($0.value["localizations"] as? [String: Any])?[language] != nil }
      #expect(android.count > 100)
      #expect(Set(iPhone.keys) == android)
    }
  }
}
