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
  public func opposite(_ stone: CoreStone) -> Seat { stone == .black ? white : black }

  /// Whether `stone` is a person without a name who plays the computer: words then say "you".
  public func isYou(_ stone: CoreStone) -> Bool {
    guard case .person(let name) = at(stone) else { return false }
    return name.isBlank && opposite(stone).isComputer
  }
}

extension Seat {
  /// Whether the computer sits here.
  var isComputer: Bool { if case .computer = self { true } else { false } }
}
