/// The Swift source that declares a case for each key, so that a misspelt one does not compile.
func keyDeclarations(_ strings: AndroidStrings) -> String {
  let english = (strings.entries["en"] ?? [:]).sorted { $0.key < $1.key }
  let plurals = english.filter { if case .plural = $0.value { true } else { false } }.map(\.key)
  let singles = english.map(\.key).filter { !plurals.contains($0) }
  return """
    // Written by ios/host/strings.sh from Android's resources.

    /// A text of the string catalogue.
    public enum Key: String, CaseIterable, Sendable {
    \(declarations(singles))
    }

    /// A text of the string catalogue that depends on a count.
    public enum PluralKey: String, CaseIterable, Sendable {
    \(declarations(plurals))
    }

    """
}

private func declarations(_ keys: [String]) -> String {
  keys.map { "  case \(lowerCamelCase($0)) = \"\($0)\"" }.joined(separator: "\n")
}

private func lowerCamelCase(_ key: String) -> String {
  let words = key.split(separator: "_").map(String.init)
  return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
}
