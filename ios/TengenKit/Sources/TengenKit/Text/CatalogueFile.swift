import Foundation

extension Catalogue {
  /// Reads from a string catalogue as it is edited (`.xcstrings`), for tests and previews: an app has it compiled.
  public init(file: Data, language: String) throws {
    let strings = try JSONDecoder().decode(StringCatalogueFile.self, from: file).strings
    let localizations = strings.compactMapValues { $0.localizations[language] }
    self.init(
      language: language,
      text: { localizations[$0]?.stringUnit?.value ?? $0 },
      plural: { key, count in
        let forms = localizations[key]?.variations?.plural ?? [:]
        let form = forms[count == 1 ? "one" : "other"] ?? forms["other"]
        return filled(form?.stringUnit.value ?? key, with: [String(count)])
      })
  }
}

/// A string catalogue as Xcode stores it: as much of it as is used.
struct StringCatalogueFile: Decodable {
  let sourceLanguage: String
  let strings: [String: Entry]

  struct Entry: Decodable {
    let localizations: [String: Localization]
  }

  struct Localization: Decodable {
    let stringUnit: Unit?
    let variations: Variations?
  }

  struct Variations: Decodable {
    let plural: [String: Form]
  }

  struct Form: Decodable {
    let stringUnit: Unit
  }

  struct Unit: Decodable {
    let value: String
  }
}
