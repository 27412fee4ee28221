import TengenCore

/// `move 30000`, `total 60000`, `byoyomi 60000 3 10000`, `fischer 60000 5000` or `fischer 0 5000 early`.
public func timeControl(_ text: String) throws -> TimeControl? {
  let words = text.split(separator: " ")
  let numbers = words.compactMap { Int64($0) }
  switch (words.first ?? "", numbers.count) {
  case ("", _): return nil
  case ("move", 1): return .perMove(moveMs: numbers[0])
  case ("total", 1): return .total(mainMs: numbers[0])
  case ("byoyomi", 3): return .byoyomi(mainMs: numbers[0], periods: Int32(numbers[1]), periodMs: numbers[2])
  case ("fischer", 2):
    return .fischer(mainMs: numbers[0], incrementMs: numbers[1], early: words.last == "early")
  default: throw BadStep("no such clock: \(text)")
  }
}

/// `asks 3`, `asks`, `free 1`.
public func undoRule(_ text: String) -> UndoRule {
  let words = text.split(separator: " ")
  return UndoRule(asks: words.first == "asks", allowance: words.last.flatMap { Int32($0) })
}
