import TengenCore

/// Letters that one free text may have.
private let textLength = 200

/// What is kept beside the board of a room.
public struct BesideLocal: Equatable, Sendable {
  /// Whether the chat is being read.
  var isChatOpen: Bool

  /// Whether leaving was asked for.
  var asksLeave: Bool

  /// What is being typed.
  var text: String

  /// How much others had said when the chat was closed.
  var seen: Int64 = 0

  var problem: TengenError?

  public init(isChatOpen: Bool = false, asksLeave: Bool = false, text: String = "") {
    self.isChatOpen = isChatOpen
    self.asksLeave = asksLeave
    self.text = text
  }

  /// Becomes what `intent` makes of it; others have `said` so much.
  mutating func take(_ intent: RoomIntent, said: Int64) {
    problem = nil
    switch intent {
    case .openChat: isChatOpen = true
    case .setText(let text): self.text = String(String.UnicodeScalarView(text.unicodeScalars.prefix(textLength)))
    case .askLeave: asksLeave = true
    case .closeSheet:
      if isChatOpen { seen = said }
      (isChatOpen, asksLeave) = (false, false)
    case .sayPhrase, .sayText, .mute, .claim, .leaveRoom: break
    }
  }
}
