import TengenCore

// How the words of a scenario become values of the binding.

/// The name of a case without fields as scenarios write it: `doubleFour` is `double_four`.
func name(of value: some CaseIterable) -> String {
  String(describing: value).reduce(into: "") { name, letter in
    name += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
  }
}

/// The case that scenarios call by this name.
func value<Value: CaseIterable>(named text: String) throws -> Value {
  guard let value = Value.allCases.first(where: { name(of: $0) == text }) else {
    throw BadStep("no such \(Value.self): \(text)")
  }
  return value
}

extension Json {
  /// The text of a field that must be there.
  func required(_ field: String) throws -> String {
    guard let text = self[field]?.text else { throw BadStep("\(field) is missing in \(self)") }
    return text
  }
}

extension Point {
  init(_ step: Json) throws {
    if let name = step["at"]?.text {
      self.init(named: name)
    } else if let xy = step["xy"]?.list?.compactMap(\.number), xy.count == 2 {
      self.init(x: Int32(xy[0]), y: Int32(xy[1]))
    } else {
      throw BadStep("no point in \(step)")
    }
  }
}

extension NewGame {
  init(_ step: Json) throws {
    guard let size = step["size"]?.number else { throw BadStep("no size in \(step)") }
    self.init(
      size: Int32(size),
      rules: try value(named: step.required("rules")),
      me: try Seat(step.required("me")),
      other: try Seat(step.required("other")),
      colour: try value(named: step.required("colour"))
    )
  }
}

extension Seat {
  init(_ text: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.last.flatMap { Int32($0) }) {
    case ("person", _): self = .person(name: String(parts[1]))
    case ("computer", let level?): self = .computer(level: level)
    default: throw BadStep("no such seat: \(text)")
    }
  }
}
