import TengenCore

/// The things to agree on.
public enum TermsSection: String, CaseIterable, Sendable {
  case board
  case rules
  case opening
  case fouls
  case clock
  case undo
}

/// The one whose clock is meant: the first named, or the other.
public enum ClockSeat: String, CaseIterable, Sendable {
  case first
  case other
}

/// A kind of foul that can be played with or without.
public enum FoulChoice: String, CaseIterable, Sendable {
  case overline
  case doubleFour
  case doubleThree
}

/// What a person can ask for where a game is set up.
public enum TermsIntent: Hashable, Sendable {
  case setPreset(Preset)

  /// One's own terms, beginning with those that are chosen.
  case setOwn

  /// Opens the section; one that is open is closed.
  case toggle(TermsSection)

  /// The number of lines in each direction.
  case setSize(Int32)

  case setRules(RuleSet)
  case setFoul(FoulChoice, isOn: Bool)
  case setFouls(FoulPolicy)
  case setOpening(OpeningRule)

  /// One of the 26 openings, 0 to 25.
  case setPattern(Int32)

  case setFifths(Bool)

  /// The clock of the seat, and of both unless each has its own; none is no limit.
  case setClock(ClockSeat, TimeControl?)

  /// Whether each has a clock of its own.
  case setHandicap(Bool)

  /// None is as often as one likes.
  case setAllowance(Int32?)

  case setAsks(Bool)
}
