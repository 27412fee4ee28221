/// A player beside the board.
public struct PlayerStripState: Hashable, Sendable {
  /// The colour of the stones.
  public let stone: Stone

  public let name: Words

  /// The computer's level, or nothing.
  public let detail: Words?

  /// Whether the board waits for this player.
  public let isToMove: Bool

  /// What the computer does at this seat just now.
  public let thinking: ThinkingState?
}

/// A search that can be stopped.
public struct ThinkingState: Hashable, Sendable {
  /// The part of its time that has passed, 0 to 1.
  public let progress: Double
}
