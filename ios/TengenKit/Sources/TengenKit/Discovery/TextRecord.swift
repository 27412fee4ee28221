/// What a service says of itself, as DNS-SD has it: entries of `key=value`, each behind a byte with its length
/// (RFC 6763, section 6).
enum TextRecord {
  /// The longest entry.
  private static let longest = Int(UInt8.max)

  /// The bytes of these entries, in the order of their keys. One that is too long is left out.
  static func bytes(of text: [String: String]) -> [UInt8] {
    text.sorted { $0.key < $1.key }.flatMap { key, value -> [UInt8] in
      let entry = Array("\(key)=\(value)".utf8)
      return entry.count <= longest ? [UInt8(entry.count)] + entry : []
    }
  }

  /// The entries of these bytes. Of a key that comes twice the first counts; what is no text or has no key is passed over.
  static func text(of bytes: some Collection<UInt8>) -> [String: String] {
    var text: [String: String] = [:]
    var rest = bytes[...]
    while let length = rest.popFirst() {
      let entry = rest.prefix(Int(length))
      rest = rest.dropFirst(Int(length))
      if let (key, value) = pair(of: entry), text[key] == nil { text[key] = value }
    }
    return text
  }

  private static func pair(of entry: some Collection<UInt8>) -> (String, String)? {
    guard let whole = String(validating: entry, as: UTF8.self) else { return nil }
    let parts = whole.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let key = parts.first, !key.isEmpty else { return nil }
    return (String(key), parts.count > 1 ? String(parts[1]) : "")
  }
}
