/// Everything the home screen shows.
public struct HomeState: Equatable, Sendable {
  /// The game on the table, none before the first one.
  public let resume: ResumeState?

  public let choices: [ChoiceState]

  /// Other games that can be taken up again.
  public let unfinished: [UnfinishedState]

  /// Why the last thing asked for did not happen.
  public let problem: Words?
}

/// The game on the table as a card.
public struct ResumeState: Equatable, Sendable {
  public let board: BoardState
  public let title: Words
  public let players: Words

  /// Who is to move, or how it ended.
  public let status: Words

  /// By what it is played.
  public let terms: Words?

  public let ago: Words
}

/// A way to start a game at once; `detail` says how it was last set up.
public struct ChoiceState: Hashable, Sendable, Identifiable {
  public let kind: GameKind
  public let title: Words
  public let detail: Words

  public var id: GameKind { kind }
}

/// An unfinished game in the list; `game` is its number in the archive.
public struct UnfinishedState: Equatable, Sendable, Identifiable {
  public let game: Int64
  public let board: BoardState
  public let players: Words
  public let status: Words
  public let terms: Words?
  public let ago: Words

  public var id: Int64 { game }
}

/// What a person can ask for at home.
public enum HomeIntent: Hashable, Sendable {
  /// Back to the game on the table.
  case `continue`

  /// A new game of this kind as it was last set up.
  case start(GameKind)

  /// Set up a game of this kind first.
  case edit(GameKind)

  /// Take up the unfinished game with this number.
  case open(Int64)

  /// Those nearby.
  case openNearby

  case openSettings
}
