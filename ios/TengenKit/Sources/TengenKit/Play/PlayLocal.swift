import TengenCore

/// What the play screen keeps to itself: nothing of it belongs to the game.
public struct PlayLocal: Equatable, Sendable {
  /// A stone that is aimed.
  public var ghost: Point?

  /// A stone that was asked for and not answered yet; it stays in sight meanwhile.
  public var sent: Point?

  /// What the person is being told; the next intent clears it.
  public var prompt: Prompt?

  public var sheet: PlaySheet?

  public init(ghost: Point? = nil, sent: Point? = nil, prompt: Prompt? = nil, sheet: PlaySheet? = nil) {
    self.ghost = ghost
    self.sent = sent
    self.prompt = prompt
    self.sheet = sheet
  }
}

/// Something the person is told at once, beside the game's own state.
public enum Prompt: Equatable, Sendable {
  /// An act was refused.
  case refused(Refusal)

  /// Something outside the game went wrong.
  case failed(TengenError)

  /// A game was started in place of an unfinished one, which can be found at home.
  case restarted
}

/// What the core is asked to do.
enum PlayAct: Hashable, Sendable {
  case play(Point)
  case undo
  case redo
  case hint
  case stopThinking
  case resign
  case restart
}
