/// Everything the play screen shows.
public struct PlayState: Equatable, Sendable {
  public let board: BoardState

  /// The player above the board.
  public let top: PlayerStripState

  /// The player below it: the person who plays the computer, else Black.
  public let bottom: PlayerStripState

  /// The clocks as they were when the table last changed; none in a game without.
  public let clocks: ClocksState?

  /// What the games of the match have come to, once one has ended.
  public let score: Words?

  /// The name of the opening on the board, if it is one of the 26.
  public let pattern: Words?

  /// What stands in place of the lower strip, if anything.
  public let bar: PlayBar?

  public let message: MessageState

  /// What can be answered to the message.
  public let choices: [PlayChoice]

  /// The moves as coordinates.
  public let moves: [String]

  public let undo: UndoState
  public let canRedo: Bool
  public let canHint: Bool

  /// Whether White may say "foul!"; nothing where nobody claims fouls.
  public let canClaim: Bool?

  /// The chat of a room: lines that were not seen yet; nothing where nobody is elsewhere.
  public let unread: Int?

  /// This device only watches: no other game is begun from it.
  public let isWatching: Bool

  public let more: MoreState

  /// The last changes could not be stored yet.
  public let isUnsaved: Bool

  public let sheet: PlaySheetState?
}

/// One answer to a question of the opening or to an offer.
public struct PlayChoice: Hashable, Sendable, Identifiable {
  public let label: Words
  public let intent: PlayIntent

  /// Its name in tests.
  public let tag: String

  public var id: String { tag }
}

/// Taking back.
public struct UndoState: Hashable, Sendable {
  public let isEnabled: Bool

  /// The other side has to agree.
  public let asks: Bool

  /// How often still; nothing without a limit.
  public let left: Int?

  /// What the action is called.
  public var label: Words {
    let label = words(asks ? .playAskUndo : .playUndo)
    return left.map { words(.playUndoLeft, label, .number($0)) } ?? label
  }
}

/// The actions that have no place under the board: which of them there are.
public struct MoreState: Hashable, Sendable {
  public let canResign: Bool
  public let canOfferDraw: Bool

  /// A new game has to be asked for.
  public let asksRestart: Bool

  public let canProposeClocks: Bool

  /// By what the next game of the room is played can be said here.
  public let canSettle: Bool

  /// The game is a room's: it can be left, and nothing begins anew by oneself.
  public let isRoom: Bool
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
public enum PlaySheet: String, CaseIterable, Sendable {
  /// The actions that don't have a place under the board.
  case more

  /// "Resign?"
  case resignQuestion

  /// The 26 openings.
  case openings

  /// How many fifth moves there are to be.
  case fifths

  /// Clocks to propose.
  case clocks
}

/// A sheet with what it shows.
public enum PlaySheetState: Equatable, Sendable, Identifiable {
  case more(MoreState)
  case resignQuestion

  /// The openings to choose from.
  case openings([OpeningCard])

  /// How many there may be.
  case fifths([PlayChoice])

  /// Clocks to choose from.
  case clocks([PlayChoice])

  public var id: PlaySheet {
    switch self {
    case .more: .more
    case .resignQuestion: .resignQuestion
    case .openings: .openings
    case .fifths: .fifths
    case .clocks: .clocks
    }
  }
}

/// One of the 26 openings in a list.
public struct OpeningCard: Equatable, Sendable, Identifiable {
  public let name: Words
  public let meaning: Words
  public let isDirect: Bool

  /// Its three stones.
  public let board: BoardState

  /// What choosing it asks for.
  public let intent: PlayIntent

  /// Its name in tests.
  public let tag: String

  public var id: String { tag }
}
