import ProjectFiles
import Testing

/// What the system is told of the app.
struct InfoPlistTests {
  let info: [String: Any]

  init() throws { info = try PropertyList.dictionary("ios/Tengen/Info.plist") }

  private func texts(_ name: String) -> Set<String> { Set(info[name] as? [String] ?? []) }

  @Test func takesItsNamesFromTheSettings() throws {
    let settings = try Settings("ios/Tengen.xcconfig")
    let text = info.values.compactMap { $0 as? String }.joined(separator: " ")
    let variables = text.matches(of: /\$\((\w+)\)/).map { String($0.1) }
    #expect(variables.count >= 6)
    let given = Set(settings.names).union(["EXECUTABLE_NAME", "PRODUCT_BUNDLE_PACKAGE_TYPE"])
    #expect(Set(variables).isSubset(of: given))
  }

  @Test func hasOneWindow() throws {
    let manifest = try #require(info["UIApplicationSceneManifest"] as? [String: Any])
    #expect(manifest["UIApplicationSupportsMultipleScenes"] as? Bool == false)
  }

  @Test func turnsWithTheDevice() {
    let wide = ["UIInterfaceOrientationLandscapeLeft", "UIInterfaceOrientationLandscapeRight"]
    let phone = Set(wide + ["UIInterfaceOrientationPortrait"])
    #expect(texts("UISupportedInterfaceOrientations") == phone)
    #expect(
      texts("UISupportedInterfaceOrientations~ipad") == phone.union(["UIInterfaceOrientationPortraitUpsideDown"]))
  }

  @Test func speaksTheLanguagesOfTheProject() throws {
    let regions = try XcodeProject("ios/Tengen.xcodeproj").project.list("knownRegions")
    #expect(texts("CFBundleLocalizations") == Set(regions).subtracting(["Base"]))
  }

  /// What two phones say to each other is encrypted by the app itself, not by the system.
  @Test func declaresThatItEncrypts() { #expect(info["ITSAppUsesNonExemptEncryption"] as? Bool == true) }

  @Test func launchScreenHasAColourOfTheCatalogue() throws {
    let screen = try #require(info["UILaunchScreen"] as? [String: String])
    let colour = try #require(screen["UIColorName"])
    #expect(AssetCatalogue("ios/Tengen/Assets.xcassets").names("colorset").contains(colour))
  }

  @Test func asksForTheLocalNetworkAlone() throws {
    #expect(info.keys.filter { $0.hasSuffix("UsageDescription") } == ["NSLocalNetworkUsageDescription"])
    let purpose = try #require(info["NSLocalNetworkUsageDescription"] as? String)
    #expect(!purpose.isEmpty)
  }

  /// The system lets an app look for no other services than it names.
  @Test func looksForTheServiceOfTheCore() throws {
    let service = try constant("SERVICE")
    #expect(texts("NSBonjourServices") == [service])
  }

  @Test func opensTheLinksOfTheCore() throws {
    let types = try #require(info["CFBundleURLTypes"] as? [[String: Any]])
    let schemes = types.compactMap { $0["CFBundleURLSchemes"] as? [String] }.flatMap(\.self)
    let scheme = try constant("JOIN_LINK").prefix { $0 != ":" }
    #expect(schemes == [String(scheme)])
  }

  /// The text of a constant in the core's `net/address.rs`.
  private func constant(_ name: String) throws -> String {
    let source = try Checkout.text("core/src/net/address.rs")
    let declared = try Regex<(Substring, Substring)>("pub const \(name): &str = \"([^\"]+)\";")
    return String(try #require(source.firstMatch(of: declared)).output.1)
  }
}
