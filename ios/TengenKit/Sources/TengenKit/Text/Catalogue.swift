import Foundation

/// Reads words in one language.
public struct Catalogue: Sendable {
  /// The languages there are words for, by the names of the string catalogue.
  public static let languages = ["en", "zh-Hans"]

  /// The language it reads in.
  public let language: String

  private let text: @Sendable (String) -> String
  private let plural: @Sendable (String, Int) -> String

  init(
    language: String,
    text: @escaping @Sendable (String) -> String,
    plural: @escaping @Sendable (String, Int) -> String
  ) {
    self.language = language
    self.text = text
    self.plural = plural
  }

  /// `words` in this language.
  public func read(_ words: Words) -> String {
    switch words {
    case .plain(let text): text
    case .number(let number): String(number)
    case .counted(let key, let count): plural(key.rawValue, count)
    case .keyed(let key, let parts): filled(text(key.rawValue), with: parts.map(read))
    }
  }

  /// Several facts as one, with commas.
  public func read(_ facts: [Words]) -> String { facts.map(read).joined(separator: read(.boardComma)) }

  /// The text of `key`, which has no places.
  public func read(_ key: Key) -> String { read(.keyed(key, [])) }
}

/// `text` with `parts` in its numbered places: `%1$@`, `%2$lld`.
func filled(_ text: String, with parts: [String]) -> String {
  text.replacing(/%(\d)\$(?:@|lld)/) { place in
    let index = Int(place.1)! - 1
    return parts.indices.contains(index) ? parts[index] : String(place.0)
  }
}
