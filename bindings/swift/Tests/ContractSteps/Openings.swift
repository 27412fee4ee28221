import TengenCore

// How a scenario's words about openings and fouls become values and calls of the binding.

/// Does a step that is a list of points and choices, or a claim; false if it is neither.
public func actOpening(_ step: Json, _ table: Table) throws -> Bool {
  switch try step.required("do") {
  case "walk":
    for word in try step.required("steps").split(separator: " ") { try walk(table, String(word)) }
  case "claim_foul": try table.claimFoul()
  default: return false
  }
  return true
}

/// A point or a choice.
private func walk(_ table: Table, _ word: String) throws {
  guard word.first?.isUppercase == true else { return try table.choose(choice: openingChoice(word)) }
  let point = Point(named: word)
  try table.play(x: point.x, y: point.y)
}

/// `swap`, `stay`, `add_two`, `offer_fifths`, `declare=3`, `propose=D4`, `lay=D4`.
public func openingChoice(_ word: String) throws -> OpeningChoice {
  let parts = word.split(separator: "=").map(String.init)
  return switch (parts.first, parts.last ?? "") {
  case ("swap", _): .swap
  case ("stay", _): .stay
  case ("add_two", _): .addTwo
  case ("offer_fifths", _): .offerFifths
  case ("declare", let number): .declare(number: Int32(number) ?? 0)
  case ("propose", let code): .propose(pattern: try pattern(coded: code))
  case ("lay", let code): .lay(pattern: try pattern(coded: code))
  default: throw BadStep("no such choice: \(word)")
  }
}

private func pattern(coded code: String) throws -> Int32 {
  guard let known = openingPatterns().first(where: { $0.code == code }) else {
    throw BadStep("no such opening: \(code)")
  }
  return known.number
}

/// `classic`, `given D4`, `classic +2`.
public func openingRule(_ text: String) throws -> Opening {
  let words = text.split(separator: " ").map(String.init)
  let code = words.dropFirst().first { $0 != "+2" }
  return Opening(
    rule: try value(named: words[0]), pattern: try code.map(pattern(coded:)), fifths: words.last == "+2")
}

/// `overline double_four double_three`, or some of them.
public func foulKinds(_ text: String) -> FoulSet {
  let kinds = text.split(separator: " ")
  return FoulSet(
    overline: kinds.contains("overline"), doubleFour: kinds.contains("double_four"),
    doubleThree: kinds.contains("double_three"))
}
