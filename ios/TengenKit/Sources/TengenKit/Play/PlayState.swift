/// Everything the play screen shows.
public struct PlayState: Equatable, Sendable {
  public let board: BoardState

  /// The player above the board.
  public let top: PlayerStripState

  /// The player below it: the person who plays the computer, else Black.
  public let bottom: PlayerStripState

  /// What stands in place of the lower strip, if anything.
  public let bar: PlayBar?

  public let message: MessageState

  /// The moves as coordinates.
  public let moves: [String]

  public let canUndo: Bool
  public let canRedo: Bool
  public let canHint: Bool
  public let canResign: Bool

  /// The last changes could not be stored yet.
  public let isUnsaved: Bool

  public let sheet: PlaySheet?
}

/// What the lower strip can turn into.
public enum PlayBar: Hashable, Sendable {
  /// A ghost `stone` waits on the crossing with this `coordinate`.
  case place(stone: Stone, coordinate: String)

  /// The game is over: what next?
  case over
}

/// The line under the board.
public struct MessageState: Hashable, Sendable {
  public let words: Words
  public let tone: MessageTone
}

/// How a message is said.
public enum MessageTone: String, CaseIterable, Sendable {
  /// Whose turn it is.
  case quiet

  /// An answer to what was just tapped, a hint.
  case answer

  /// What was asked for can't be.
  case refusal

  /// How the game ended.
  case result
}

/// What lies over the play screen; one at a time.
public enum PlaySheet: String, CaseIterable, Identifiable, Sendable {
  /// The actions that don't have a place under the board.
  case more

  /// "Resign?"
  case resignQuestion

  public var id: Self { self }
}
