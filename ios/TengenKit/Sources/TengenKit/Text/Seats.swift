import TengenCore

/// Both seats of a game.
public struct Seats: Hashable, Sendable {
  public let black: Seat
  public let white: Seat

  public init(black: Seat, white: Seat) {
    self.black = black
    self.white = white
  }

  /// Who sits at `stone`.
  public func at(_ stone: CoreStone) -> Seat { stone == .black ? black : white }

  /// Who sits opposite `stone`.
  public func opposite(_ stone: CoreStone) -> Seat { at(stone.other) }

  /// Whether two people play.
  var arePeople: Bool { !black.isComputer && !white.isComputer }

  /// Whether two people without names play: words then call them by their colours.
  var areColours: Bool { [black, white].allSatisfy(\.isNameless) }

  /// Whether `stone` is a person without a name who plays the computer: words then say "you".
  public func isYou(_ stone: CoreStone) -> Bool {
    at(stone).isNameless && opposite(stone).isComputer
  }
}

extension CoreStone {
  /// The colour opposite.
  var other: CoreStone { self == .black ? .white : .black }
}

extension Seat {
  /// Whether the computer sits here.
  var isComputer: Bool { if case .computer = self { true } else { false } }

  /// Whether a person without a name sits here.
  fileprivate var isNameless: Bool { if case .person(let name) = self { name.isBlank } else { false } }
}
