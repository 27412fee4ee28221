import Foundation

/// One faint line of the wood, in shares of the board's side.
struct WoodGrain: Sendable {
  let line: [CGPoint]
  let width: CGFloat
  let opacity: Double

  /// The grain of every board: always the same, so that a board looks like itself. Neighbouring lines bend alike, as the
  /// rings of one tree do.
  static let all: [WoodGrain] = {
    var random = SplitMix(state: seed)
    return (0..<count).map { index in
      let start = (CGFloat(index) - 1 + 1.6 * random.nextShare()) / CGFloat(count - 2)
      let strong = pow(random.nextShare(), 3)
      return WoodGrain(
        line: line(from: start),
        width: 0.0012 + 0.005 * strong,
        opacity: 0.04 + 0.09 * Double(random.nextShare()))
    }
  }()

  /// A line from the top to the bottom edge that begins at `start`.
  private static func line(from start: CGFloat) -> [CGPoint] {
    (0...steps).map { step in
      let down = CGFloat(step) / CGFloat(steps)
      let bend = 0.022 * sin(2.4 * start + 3.1 * down) + 0.006 * sin(9 * start + 7.3 * down)
      return CGPoint(x: start + bend, y: down)
    }
  }

  private static let count = 58
  private static let steps = 32
  private static let seed: UInt64 = 15
}

/// Numbers that only look like chance: SplitMix64 of Steele, Lea and Flood.
private struct SplitMix {
  var state: UInt64

  /// The next number from 0 to 1.
  mutating func nextShare() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return CGFloat(mixed >> 11) / CGFloat(UInt64(1) << 53)
  }
}
