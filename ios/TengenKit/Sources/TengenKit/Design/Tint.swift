/// A colour of sRGB, its parts from 0 to 1.
public struct Tint: Hashable, Sendable {
  public let red: Double
  public let green: Double
  public let blue: Double
  public let opacity: Double

  /// An opaque colour as designers write it: `0xE6BC78`.
  public init(_ hex: UInt32) {
    self.init(red: Self.part(hex >> 16), green: Self.part(hex >> 8), blue: Self.part(hex), opacity: 1)
  }

  private init(red: Double, green: Double, blue: Double, opacity: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }

  private static func part(_ bits: UInt32) -> Double { Double(bits & 0xFF) / 255 }

  /// This colour with `share` of its opacity.
  public func faded(_ share: Double) -> Tint {
    Tint(red: red, green: green, blue: blue, opacity: opacity * share)
  }
}
