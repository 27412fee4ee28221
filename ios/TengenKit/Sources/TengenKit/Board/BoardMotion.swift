import Foundation

/// What moves on a board when it changes: a stone that lands, the line through a five. A board that appears with its
/// stones doesn't move, nor does one that takes moves back.
public struct BoardMotion: Hashable, Sendable {
  public static let landingSeconds = 0.12
  public static let lineSeconds = 0.25

  /// How much larger than itself a stone is when it begins to land.
  public static let landingScale: CGFloat = 1.1

  /// Whether the stone of the last move lands.
  public let lands: Bool

  /// Whether the winning line is drawn little by little.
  public let drawsLine: Bool

  /// The motion from the board shown before, nil where there was none, to `now`; none at all for who asked for less.
  public init(from before: BoardState?, to now: BoardState, isReduced: Bool) {
    guard let before, !isReduced else {
      (lands, drawsLine) = (false, false)
      return
    }
    lands = Self.landed(before, now)
    drawsLine = before.winningLine.isEmpty && !now.winningLine.isEmpty
  }

  private static func landed(_ before: BoardState, _ now: BoardState) -> Bool {
    guard let point = now.lastMove, before.size == now.size else { return false }
    return before[point] == nil && now[point] != nil
  }
}
