/// Build settings as an `.xcconfig` gives them: `NAME = value`, `NAME[config=Debug] = value`.
public struct Settings {
  private let lines: [(name: String, value: String)]

  /// Reads the file at `path`.
  public init(_ path: String) throws {
    lines = try Checkout.text(path).split(separator: "\n").compactMap { line in
      let text = line.prefix { $0 != "/" || !line.hasPrefix("//") }
      guard let equals = text.range(of: " =") else { return nil }
      let value = text[equals.upperBound...].drop { $0 == " " }
      return (String(text[..<equals.lowerBound]), String(value))
    }
  }

  /// The names that are set, conditions included.
  public var names: [String] { lines.map(\.name) }

  /// What `name` is set to.
  public subscript(name: String) -> String? { lines.last { $0.name == name }?.value }
}
