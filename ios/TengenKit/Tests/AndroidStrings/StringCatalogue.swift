/// A string catalogue of `entries` by language and key, laid out as Xcode lays it out, so that opening it there changes
/// nothing.
func stringCatalogue(_ entries: [String: [String: AndroidStrings.Entry]]) -> String {
  let keys = Set(entries.values.flatMap(\.keys)).sorted()
  let strings = Json.object(
    keys.map { key in
      let languages = entries.keys.sorted().compactMap { language in
        entries[language]?[key].map { (language, localization($0)) }
      }
      return (key, .object([("extractionState", .text("manual")), ("localizations", .object(languages))]))
    })
  let catalogue = Json.object([("sourceLanguage", .text("en")), ("strings", strings), ("version", .text("1.0"))])
  return catalogue.written() + "\n"
}

private func localization(_ entry: AndroidStrings.Entry) -> Json {
  switch entry {
  case .string(let text): unit(text)
  case .plural(let forms):
    .object([("variations", .object([("plural", .object(forms.sorted { $0.key < $1.key }.map { ($0, unit($1)) }))]))])
  }
}

private func unit(_ text: String) -> Json {
  .object([("stringUnit", .object([("state", .text("translated")), ("value", .text(text))]))])
}

/// As much of JSON as a string catalogue has, its members in their order.
private indirect enum Json {
  case text(String)
  case object([(String, Json)])

  func written(indent: String = "") -> String {
    switch self {
    case .text(let text): return quoted(text)
    case .object(let members):
      let inner = indent + "  "
      let lines = members.map { "\(inner)\(quoted($0)) : \($1.written(indent: inner))" }
      return "{\n\(lines.joined(separator: ",\n"))\n\(indent)}"
    }
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.map { character in
      switch character {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\n": "\\n"
      default: String(character)
      }
    }
    return "\"\(escaped.joined())\""
  }
}
