import Foundation

extension Catalogue {
  /// Reads what Xcode compiled from the string catalogue into `bundle`; a language that is not there is read in English.
  public init(bundle: Bundle, language: String) {
    let folder = { bundle.path(forResource: $0, ofType: "lproj").flatMap(Bundle.init(path:)) }
    let words = folder(language) ?? folder("en") ?? bundle
    let locale = Locale(identifier: language)
    self.init(
      language: language,
      text: { words.localizedString(forKey: $0, value: nil, table: nil) },
      plural: { key, count in
        String(format: words.localizedString(forKey: key, value: nil, table: nil), locale: locale, count)
      })
  }

  /// The language to read in: as `setting` says ("en", "zh"; empty follows the system), else the first of the person's
  /// `preferred` ones that there are words for. Who reads Traditional Chinese is not given Simplified unasked.
  public static func language(setting: String, preferred: [String]) -> String {
    let wishes = setting.isEmpty ? preferred : [setting]
    return wishes.lazy.compactMap(offered).first ?? "en"
  }

  private static func offered(_ tag: String) -> String? {
    let parts = tag.split(whereSeparator: { $0 == "-" || $0 == "_" })
    switch parts.first {
    case "en": return "en"
    case "zh":
      let isTraditional = parts.contains { ["Hant", "TW", "HK", "MO"].contains($0) } && !parts.contains("Hans")
      return isTraditional ? nil : "zh-Hans"
    default: return nil
    }
  }
}
