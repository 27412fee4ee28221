/// A crossing of the board's lines, counted from 0 at the left bottom.
///
/// Where this module is imported beside Apple's, which know another `Point`, `import struct TengenKit.Point` says which
/// one is meant.
public struct Point: Hashable, Sendable {
  public let x: Int
  public let y: Int

  public init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// As players write it: "H8". Letters run from A and don't skip I.
  public var name: String { file(x) + "\(y + 1)" }
}

/// The letter of a line from bottom to top, counted from 0 at the left.
func file(_ x: Int) -> String { String(UnicodeScalar(UInt8(ascii: "A") + UInt8(x))) }
