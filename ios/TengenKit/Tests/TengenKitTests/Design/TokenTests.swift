import Foundation
import TengenKit
import Testing

/// Both phones have the same colours: those of Android's sources, in their order.
@Suite struct TokenTests {
  private func tokens(_ file: String, as pattern: Regex<(Substring, Substring, Substring)>) throws -> [String] {
    let source = try String(contentsOf: Repository.root.appending(path: file), encoding: .utf8)
    return source.matches(of: pattern).map { "\($0.1) \($0.2)" }
  }

  private func kotlin(_ name: String) throws -> [String] {
    let file = "android/ui/src/main/kotlin/app/tengen/ui/design/\(name).kt"
    return try tokens(file, as: /(\w+) = Color\(0xFF([0-9A-F]{6})\)/)
  }

  private func swift(_ name: String) throws -> [String] {
    try tokens("ios/TengenKit/Sources/TengenKit/Design/\(name).swift", as: /(\w+): Tint\(0x([0-9A-F]{6})\)/)
  }

  @Test func thePaletteIsAndroids() throws {
    #expect(try kotlin("Palette").count == 20)
    #expect(try kotlin("Palette") == swift("Palette"))
  }

  /// Android's walnut takes the inks of its stones from honey.
  @Test func theBoardThemesAreAndroids() throws {
    let android = try kotlin("BoardTheme")
    #expect(android.count == 36)
    let ours = try swift("BoardTheme")
    #expect(Array(ours.prefix(20)) == Array(android.prefix(20)))
    let inherited = ours.suffix(20).filter { !$0.hasPrefix("ink ") && !$0.hasPrefix("ring ") }
    #expect(inherited == Array(android.suffix(16)))
    let (honey, walnut) = (BoardTheme.honey, BoardTheme.walnut)
    for stone in Stone.allCases {
      #expect(walnut.colors(of: stone).ink == honey.colors(of: stone).ink)
      #expect(walnut.colors(of: stone).ring == honey.colors(of: stone).ring)
    }
  }
}
