/// What a reader sees of a text in Android's resources: spaces run together outside quotes, quotes and backslashes are
/// gone, and the places are called as Apple calls them (`%1$s` is `%1$@`, `%1$d` is `%1$lld`).
func plainText(_ resource: String) throws -> String {
  var plain = ""
  var quoted = false
  var characters = resource.trimmingWhitespace()[...]
  while let character = characters.popFirst() {
    switch character {
    case "\\": plain.append(try unescaped(characters.popFirst()))
    case "\"": quoted.toggle()
    case "%": plain += try place(&characters)
    case _ where character.isWhitespace && !quoted:
      if plain.last?.isWhitespace != true { plain.append(" ") }
    default: plain.append(character)
    }
  }
  return plain
}

private func unescaped(_ escaped: Character?) throws -> Character {
  switch escaped {
  case "n": "\n"
  case "'", "\"", "\\", "@", "?": escaped!
  default: throw AndroidStrings.Fault(description: "the escape \\\(escaped.map(String.init) ?? "") is not understood")
  }
}

private func place(_ rest: inout Substring) throws -> String {
  guard let match = rest.prefixMatch(of: /(\d)\$([sd])/) else {
    throw AndroidStrings.Fault(description: "% is no numbered place")
  }
  rest = rest[match.range.upperBound...]
  return "%\(match.1)$\(match.2 == "s" ? "@" : "lld")"
}

extension String {
  fileprivate func trimmingWhitespace() -> Substring {
    guard let first = firstIndex(where: { !$0.isWhitespace }), let last = lastIndex(where: { !$0.isWhitespace }) else {
      return ""
    }
    return self[first...last]
  }
}
