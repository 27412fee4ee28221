import Foundation

/// The parts of a screen with a board.
public enum GameSlot: CaseIterable, Hashable, Sendable {
  case board
  case top
  case bottom
  case message
  case choices
  case moves
  case actions
}

/// The one arrangement of a board with its surroundings: where each part stands in a place of some size.
///
/// Upright: `top`, `board` as wide as the place, `bottom`, `message` with its `choices`, `moves` where there is room,
/// `actions` at the lower edge. Wide: the board on the left as high as the place, all else on the right in the same order.
/// The board is a square and takes what the others leave. Nothing that is said or played moves it, but for choices on a
/// screen that has no other place for them.
public struct GameFrames: Equatable, Sendable {
  /// Where the parts stand; a part for which there is no room is left out.
  public private(set) var frames: [GameSlot: CGRect] = [:]

  /// The frames in a place of `size`. `letter` is the height of a line of the message; `height` measures a part in a
  /// width.
  public init(in size: CGSize, letter: CGFloat, height: (GameSlot, CGFloat) -> CGFloat) {
    if size.width > size.height {
      wide(size, letter, height)
    } else {
      upright(size, letter, height)
    }
  }

  private static let gap: CGFloat = 8

  /// Between the board and what stands beside it.
  private static let between: CGFloat = 16

  /// The least width of what stands beside the board.
  private static let panelWidth: CGFloat = 280

  private mutating func upright(_ size: CGSize, _ letter: CGFloat, _ height: (GameSlot, CGFloat) -> CGFloat) {
    let (top, bottom) = (height(.top, size.width), height(.bottom, size.width))
    let actions = height(.actions, size.width)
    // Two lines are kept for the message: what it says must not move the board under the finger.
    let message = 2 * letter
    let others = top + bottom + actions + message + 4 * Self.gap
    let widest = max(min(size.width, size.height - others), 0)
    let spare = max(size.height - others - widest, 0)
    var y = spare / 5
    let choices = height(.choices, size.width)
    let lacking = choices > 0 ? max(choices + Self.gap - (spare - y), 0) : 0
    let side = max(widest - lacking, 0)
    place(.top, CGRect(x: 0, y: y, width: size.width, height: top))
    y += top + Self.gap
    place(.board, CGRect(x: (size.width - side) / 2, y: y, width: side, height: side))
    y += side + Self.gap
    place(.bottom, CGRect(x: 0, y: y, width: size.width, height: bottom))
    y += bottom + Self.gap
    let actionsTop = size.height - actions
    place(.actions, CGRect(x: 0, y: actionsTop, width: size.width, height: actions))
    below(CGRect(x: 0, y: y, width: size.width, height: actionsTop - Self.gap - y), letter, height)
  }

  private mutating func wide(_ size: CGSize, _ letter: CGFloat, _ height: (GameSlot, CGFloat) -> CGFloat) {
    let side = max(min(size.height, size.width - Self.panelWidth - Self.between), 0)
    place(.board, CGRect(x: 0, y: (size.height - side) / 2, width: side, height: side))
    let (x, panel) = (side + Self.between, size.width - side - Self.between)
    let (top, bottom) = (height(.top, panel), height(.bottom, panel))
    let actions = height(.actions, panel)
    place(.top, CGRect(x: x, y: 0, width: panel, height: top))
    place(.bottom, CGRect(x: x, y: top + Self.gap, width: panel, height: bottom))
    place(.actions, CGRect(x: x, y: size.height - actions, width: panel, height: actions))
    let y = top + bottom + 2 * Self.gap
    below(CGRect(x: x, y: y, width: panel, height: size.height - actions - Self.gap - y), letter, height)
  }

  /// Between the lower strip and the actions: the message and its choices, then the moves where there is room for two
  /// lines.
  private mutating func below(_ room: CGRect, _ letter: CGFloat, _ height: (GameSlot, CGFloat) -> CGFloat) {
    let choices = height(.choices, room.width)
    let space = max(room.height - (choices > 0 ? choices + Self.gap : 0), 0)
    let message = min(height(.message, room.width), space)
    place(.message, CGRect(x: room.minX, y: room.minY, width: room.width, height: message))
    var y = room.minY + message + Self.gap
    if choices > 0 {
      place(.choices, CGRect(x: room.minX, y: y, width: room.width, height: choices))
      y += choices + Self.gap
    }
    let rest = space - message - Self.gap
    guard rest >= 2 * letter else { return }
    place(.moves, CGRect(x: room.minX, y: y, width: room.width, height: rest))
  }

  private mutating func place(_ slot: GameSlot, _ frame: CGRect) { frames[slot] = frame }
}
