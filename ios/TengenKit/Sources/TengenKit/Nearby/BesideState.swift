import TengenCore

/// What a room adds to the board: its people, and what lies over it.
public struct BesideState: Equatable, Sendable {
  public let company: Company
  public let sheet: BesideSheet?
}

/// What lies over the board; one at a time.
public enum BesideSheet: Equatable, Sendable {
  /// What is said.
  case chat(ChatState)

  /// By what the next game is played.
  case terms(TermsSheetState)

  /// "Leave the room?", and what becomes of the game.
  case leaveQuestion(meaning: Words?)
}

/// What is said in a room.
public struct ChatState: Equatable, Sendable {
  public let lines: [ChatLineState]
  public let phrases: [PhraseState]
  public let text: String

  /// Free texts may be said too.
  public let canWrite: Bool

  /// Whether they may is decided here.
  public let canSwitch: Bool

  /// Somebody hears it.
  public let canSay: Bool

  /// And something is typed that can be said.
  public let canSayText: Bool

  public let isMuted: Bool
  public let problem: Words?
}

/// Something that was said.
public struct ChatLineState: Hashable, Sendable {
  public let words: Words

  /// By this person.
  public let isMine: Bool
}

/// A phrase to be said.
public struct PhraseState: Hashable, Sendable, Identifiable {
  public let words: Words
  public let phrase: Phrase

  public var id: Phrase { phrase }
}

/// What a person can ask for beside the board of a room.
public enum RoomIntent: Hashable, Sendable {
  case openChat
  case sayPhrase(Phrase)

  /// What is being typed.
  case setText(String)

  case sayText
  case mute(Bool)

  /// Whether more than fixed phrases may be said in the room.
  case setFreeChat(Bool)

  /// Shows by what the next game is played.
  case openTerms

  case setTerms(TermsIntent)

  /// It is to be played by what was chosen.
  case saveTerms

  /// What the notice offers: to claim the game.
  case claim

  /// Asks before leaving.
  case askLeave

  case leaveRoom
  case closeSheet
}
