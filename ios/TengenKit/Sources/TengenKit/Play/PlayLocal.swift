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

  /// The number of the newest event that was there at the last intent: what newer ones tell is still said.
  public var heard: Int64

  public init(
    ghost: Point? = nil, sent: Point? = nil, prompt: Prompt? = nil, sheet: PlaySheet? = nil, heard: Int64 = 0
  ) {
    self.ghost = ghost
    self.sent = sent
    self.prompt = prompt
    self.sheet = sheet
    self.heard = heard
  }

  /// What the person is still being told over `table`: why an act was refused is no news once the game has gone on.
  func prompt(on table: TableSnapshot) -> Prompt? {
    if case .refused = prompt, table.lastEvent > heard { nil } else { prompt }
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

  /// The next game of a match was asked for when `black` had Black and `score` was the score.
  case nextGame(black: Seat, score: MatchScore?)
}

/// What the core is asked to do.
enum PlayAct: Hashable, Sendable {
  case play(Point)
  case choose(OpeningChoice)
  case claimFoul
  case undo
  case askUndo
  case redo
  case hint
  case stopThinking
  case resign
  case restart
  case offerDraw
  case offerRestart
  case proposeClocks(TimeControl?)
  case accept
  case decline
  case withdraw
  case runClocks

  /// Nobody looks at the board any more.
  case stopClocks
}
