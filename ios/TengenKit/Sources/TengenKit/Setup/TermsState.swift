/// What one agrees on before a game, as it is chosen: something ready-made, or one's own section by section.
public struct TermsState: Equatable, Sendable {
  /// The ready-made ones, and last one's own.
  public let presets: [OptionState]

  /// What one's own consist of; nothing while something ready-made is chosen.
  public let sections: [SectionState]
}

/// One of several things of which each is explained.
public struct OptionState: Equatable, Sendable, Identifiable {
  public let name: Words

  /// What it means, in a sentence.
  public let detail: Words

  public let isChosen: Bool
  public let intent: TermsIntent

  public var id: TermsIntent { intent }
}

/// One thing to agree on: what it is and how it stands; its fields while it is open.
public struct SectionState: Equatable, Sendable, Identifiable {
  public let section: TermsSection
  public let title: Words
  public let value: Words
  public let isOpen: Bool
  public let fields: [FieldState]

  public var id: TermsSection { section }
}

/// What can be changed in a section.
public enum FieldState: Equatable, Sendable {
  /// A few words side by side, and what the chosen one means.
  case choose(title: Words?, alternatives: [Alternative<TermsIntent>], meaning: Words?)

  /// Some things one below the other, each explained.
  case pick([OptionState])

  /// The 26 openings.
  case patterns([PatternState])

  /// A number between two buttons, of which one asks for nothing at the end.
  case step(StepState)

  /// On or off.
  case toggle(ToggleState)

  /// A sentence.
  case note(Words)
}

/// A number that goes up and down in steps.
public struct StepState: Equatable, Sendable {
  public let title: Words
  public let value: Words
  public let less: TermsIntent?
  public let more: TermsIntent?
}

/// Something that is on or off.
public struct ToggleState: Equatable, Sendable {
  public let title: Words
  public let meaning: Words?
  public let isOn: Bool

  /// Turns it the other way.
  public let intent: TermsIntent
}

/// One of the 26 openings: its name and its three stones on the middle of the board.
public struct PatternState: Equatable, Sendable, Identifiable {
  public let name: Words
  public let board: BoardState
  public let isChosen: Bool
  public let intent: TermsIntent

  public var id: TermsIntent { intent }
}
