import TengenCore

// How the words of a scenario become values of the binding.

/// The name of a case without fields as scenarios write it: `doubleFour` is `double_four`.
public func name(of value: some CaseIterable) -> String {
  String(describing: value).reduce(into: "") { name, letter in
    name += letter.isUppercase ? "_\(letter.lowercased())" : String(letter)
  }
}

/// The case that scenarios call by this name.
public func value<Value: CaseIterable>(named text: String) throws -> Value {
  guard let value = Value.allCases.first(where: { name(of: $0) == text }) else {
    throw BadStep("no such \(Value.self): \(text)")
  }
  return value
}

extension Json {
  /// The text of a field that must be there.
  public func required(_ field: String) throws -> String {
    guard let text = self[field]?.text else { throw BadStep("\(field) is missing in \(self)") }
    return text
  }
}

extension Point {
  public init(_ step: Json) throws {
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
  public init(_ step: Json) throws {
    guard let size = step["size"]?.number else { throw BadStep("no size in \(step)") }
    self.init(
      size: Int32(size),
      rules: try value(named: step.required("rules")),
      me: try Seat(step.required("me")),
      other: try Seat(step.required("other")),
      colour: try value(named: step.required("colour")),
      clock: try timeControl(step["clock"]?.text ?? ""),
      otherClock: try timeControl(step["other_clock"]?.text ?? ""),
      undo: step["undo"]?.text.map(undoRule),
      opening: try step["opening"]?.text.map(openingRule),
      fouls: try step["fouls"]?.text.map(value(named:)),
      foulSet: step["foul_set"]?.text.map(foulKinds)
    )
    if let preset = step["preset"]?.text {
      let terms = presetTerms(preset: try value(named: preset), people: true, asks: false)
      self = withTerms(game: self, terms: terms)
    }
  }
}

extension Settings {
  /// These settings with those of the step changed.
  public func after(_ step: Json) throws -> Settings {
    var settings = self
    if let placement = step["placement"]?.text { settings.placement = try value(named: placement) }
    if let theme = step["theme"]?.text { settings.theme = try value(named: theme) }
    if let language = step["language"]?.text { settings.language = language }
    if let startOnHome = step["start_on_home"]?.bool { settings.startOnHome = startOnHome }
    return settings
  }
}

extension Seat {
  public init(_ text: String) throws {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (parts.first, parts.last.flatMap { Int32($0) }) {
    case ("person", _): self = .person(name: String(parts[1]))
    case ("computer", let level?): self = .computer(level: level)
    default: throw BadStep("no such seat: \(text)")
    }
  }
}

extension Point {
  /// The point that people call by a letter and a number, such as H8.
  public init(named name: some StringProtocol) {
    guard let letter = name.utf8.first, let rank = Int32(name.dropFirst()) else {
      preconditionFailure("no such point: \(name)")
    }
    self.init(x: Int32(letter) - 65, y: rank - 1)
  }

  public var name: String { "\(UnicodeScalar(UInt8(65 + x)))\(y + 1)" }
}

/// A step that is not understood.
public struct BadStep: Error, CustomStringConvertible {
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
