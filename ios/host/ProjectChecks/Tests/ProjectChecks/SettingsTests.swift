import ProjectFiles
import Testing

/// The settings against what the rest of the repository says of the app.
struct SettingsTests {
  let settings: Settings

  init() throws { settings = try Settings("ios/Tengen.xcconfig") }

  @Test func wereFound() { #expect(settings.names.count > 20) }

  @Test func identifierIsAndroids() throws {
    #expect(settings["PRODUCT_BUNDLE_IDENTIFIER"] == "app.tengen")
    #expect(try Checkout.text("android/app/build.gradle.kts").contains("applicationId = \"app.tengen\""))
  }

  @Test func teamIsThePersonsOwn() { #expect(settings["DEVELOPMENT_TEAM"] == "") }

  @Test func versionIsTheWorkspaces() throws {
    let version = try #require(settings["MARKETING_VERSION"])
    #expect(try Checkout.text("Cargo.toml").contains("\nversion = \"\(version)\"\n"))
  }

  @Test func oldestSystemIsThePackages() throws {
    #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == "17.0")
    for package in ["ios/TengenKit", "bindings/swift"] {
      #expect(try Checkout.text(package + "/Package.swift").contains(".iOS(.v17)"))
    }
  }

  @Test func runsOnIPhoneAndIPad() { #expect(settings["TARGETED_DEVICE_FAMILY"] == "1,2") }

  @Test func isSwift6() { #expect(settings["SWIFT_VERSION"] == "6.0") }

  @Test func namesFilesThatAreThere() throws {
    let info = try #require(settings["INFOPLIST_FILE"])
    let icon = try #require(settings["ASSETCATALOG_COMPILER_APPICON_NAME"])
    let accent = try #require(settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"])
    let assets = AssetCatalogue("ios/Tengen/Assets.xcassets")
    #expect(Checkout.has("ios/" + info))
    #expect(assets.names("appiconset") == [icon])
    #expect(assets.names("colorset").contains(accent))
  }
}
