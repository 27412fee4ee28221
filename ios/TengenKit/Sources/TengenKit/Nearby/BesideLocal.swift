import TengenCore

/// Letters that one free text may have.
private let textLength = 200

/// What is kept beside the board of a room.
public struct BesideLocal: Equatable, Sendable {
  /// Whether the chat is being read.
  var isChatOpen: Bool

  /// Whether leaving was asked for.
  var asksLeave: Bool

  /// By what the next game is played, while that is being chosen.
  var terms: TermsDraft?

  /// What is being typed.
  var text: String

  /// How much others had said when the chat was closed.
  var seen: Int64 = 0

  var problem: TengenError?

  public init(isChatOpen: Bool = false, asksLeave: Bool = false, terms: TermsDraft? = nil, text: String = "") {
    self.isChatOpen = isChatOpen
    self.asksLeave = asksLeave
    self.terms = terms
    self.text = text
  }

  /// Becomes what `intent` makes of it in `room`.
  mutating func take(_ intent: RoomIntent, _ room: RoomView?) {
    problem = nil
    switch intent {
    case .openChat: isChatOpen = true
    case .setText(let text): self.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(textLength)))
    case .askLeave: asksLeave = true
    case .openTerms: terms = room.map { TermsDraft($0.settings.terms, people: true) }
    case .setTerms(let intent): terms?.take(intent)
    case .closeSheet:
      if isChatOpen { seen = room?.said ?? 0 }
      (isChatOpen, asksLeave, terms) = (false, false, nil)
    case .sayPhrase, .sayText, .mute, .setFreeChat, .saveTerms, .claim, .leaveRoom: break
    }
  }
}
