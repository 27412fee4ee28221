import Foundation
import ProjectFiles
import Testing

/// The asset catalogue against Android's palette and what a home screen wants.
struct AssetTests {
  let assets = AssetCatalogue("ios/Tengen/Assets.xcassets")

  @Test func everyDescriptionIsJSON() throws {
    #expect(assets.descriptions.count == 4)
    for path in assets.descriptions { _ = try JSONSerialization.jsonObject(with: Checkout.data(path)) }
  }

  /// Two colours are the system's to know; all others are the kit's.
  @Test func coloursAreAndroids() throws {
    let palette = try Checkout.text("android/ui/src/main/kotlin/app/tengen/ui/design/Palette.kt")
    let light = colours(of: palette, "LightPalette")
    let dark = colours(of: palette, "DarkPalette")
    #expect(light.count == 10)
    #expect(Set(assets.names("colorset")) == ["AccentColor", "Background"])
    for (asset, name) in [("AccentColor", "accent"), ("Background", "background")] {
      let colour = try assets.colour(asset)
      #expect(colour.light == light[name])
      #expect(colour.dark == dark[name])
    }
  }

  @Test func iconIsThereForEveryHomeScreen() throws {
    let icons = try assets.icons("AppIcon")
    #expect(icons.map(\.appearance) == ["any", "dark", "tinted"])
    for icon in icons {
      #expect(icon.isPNG && !icon.isTransparent)
      #expect(icon.size == "1024x1024" && icon.pixels == (1024, 1024))
    }
  }

  private func colours(of source: String, _ palette: String) -> [String: String] {
    guard let start = source.range(of: "val \(palette) = Palette(")?.upperBound,
      let end = source[start...].range(of: "\n)")?.lowerBound
    else { return [:] }
    let pairs = source[start..<end].matches(of: /(\w+) = Color\(0xFF([0-9A-F]{6})\)/)
    return Dictionary(uniqueKeysWithValues: pairs.map { (String($0.1), String($0.2)) })
  }
}
