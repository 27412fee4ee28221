import TengenCore

/// Everything the sheet for a new game shows.
public struct NewGameState: Equatable, Sendable {
  public let kinds: [Alternative<NewGameIntent>]
  public let terms: TermsState
  public let seats: [SeatState]

  /// Who takes Black and begins.
  public let colours: [Alternative<NewGameIntent>]

  /// Why the game could not be started.
  public let problem: Words?
}

/// One seat at the board, with what it is called on the sheet.
public enum SeatState: Hashable, Sendable, Identifiable {
  /// A person; the name may be empty.
  case person(label: Words, name: String, place: SeatPlace)

  /// The computer at one of its levels.
  case computer(label: Words, levels: [Alternative<NewGameIntent>], place: SeatPlace)

  public var id: SeatPlace {
    switch self {
    case .person(_, _, let place), .computer(_, _, let place): place
    }
  }
}

/// The two seats of a game before it has colours.
public enum SeatPlace: String, CaseIterable, Sendable {
  /// The one whose colour is asked for.
  case me

  /// The one opposite.
  case other
}

/// What a person can ask for on the sheet for a new game.
public enum NewGameIntent: Hashable, Sendable {
  case setKind(GameKind)
  case setName(SeatPlace, String)

  /// The level is 1 to 10.
  case setLevel(SeatPlace, Int32)

  case setColour(ColourChoice)

  /// Something about the terms of the game.
  case setTerms(TermsIntent)

  case start
  case close
}
