import ProjectFiles
import Testing

/// The project file against the folders, packages and settings that it names.
struct ProjectTests {
  let project: XcodeProject
  let app: XcodeObject
  let previews: XcodeObject

  init() throws {
    project = try XcodeProject("ios/Tengen.xcodeproj")
    app = try #require(project.target("Tengen"))
    previews = try #require(project.target("TengenPreviews"))
  }

  @Test func isOfTheFormatThatHasFolders() { #expect(project.version == "77") }

  @Test func everyReferenceLeadsToAnObject() {
    let all = project.all
    #expect(all.count > 30)
    for object in all {
      for id in object.references { #expect(!project.object(id).kind.isEmpty, "\(object.kind) names \(id)") }
    }
  }

  @Test func noObjectIsLeftOver() {
    let named = Set(project.all.flatMap(\.references)).union([project.project.id])
    for object in project.all { #expect(named.contains(object.id), "nothing leads to the \(object.kind) \(object.id)") }
  }

  @Test func buildsAnAppAndItsPreviews() {
    #expect(project.project.list("targets") == [app.id, previews.id])
    for target in [app, previews] { #expect(target.text("productType") == "com.apple.product-type.application") }
  }

  @Test(arguments: [("Tengen", ["Tengen"]), ("TengenPreviews", ["Tengen", "TengenPreviews"])])
  func aTargetIsMadeOfItsFolders(name: String, folders: [String]) throws {
    let target = try #require(project.target(name))
    let groups = project.objects("fileSystemSynchronizedGroups", of: target)
    #expect(groups.map { $0.text("path") } == folders)
    for folder in folders { #expect(!Checkout.files(below: "ios/\(folder)", suffix: ".swift").isEmpty) }
  }

  @Test func infoPlistIsNotCopiedAsAResourceToo() {
    let exceptions = project.all("PBXFileSystemSynchronizedBuildFileExceptionSet")
    #expect(Set(exceptions.map { $0.text("target") }) == [app.id, previews.id])
    for exception in exceptions { #expect(exception.list("membershipExceptions") == ["Info.plist"]) }
  }

  @Test func packagesAreWhereTheProjectLooks() {
    let paths = project.all("XCLocalSwiftPackageReference").map { $0.text("relativePath") }.sorted()
    #expect(paths == ["../bindings/swift", "TengenKit"])
    for path in paths { #expect(Checkout.has("ios/\(path)/Package.swift")) }
  }

  @Test(arguments: ["Tengen", "TengenPreviews"])
  func aTargetLinksProductsOfThePackages(name: String) throws {
    let target = try #require(project.target(name))
    let manifests = try ["ios/TengenKit", "bindings/swift"].map { try Checkout.text($0 + "/Package.swift") }.joined()
    let products = project.objects("packageProductDependencies", of: target)
    for product in products {
      #expect(manifests.contains(".library(name: \"\(product.text("productName"))\""))
    }
    let phases = project.objects("buildPhases", of: target).filter { $0.kind == "PBXFrameworksBuildPhase" }
    let linked = phases.flatMap { project.objects("files", of: $0) }.map { $0.text("productRef") }
    #expect(Set(linked) == Set(products.map(\.id)))
  }

  @Test func theAppItselfHoldsNoSpecimens() {
    let names = { project.objects("packageProductDependencies", of: $0).map { $0.text("productName") } }
    #expect(!names(app).contains("TengenSpecimens"))
    #expect(names(previews).contains("TengenSpecimens"))
  }

  @Test func allSettingsComeFromOneFile() {
    let configurations = project.all("XCBuildConfiguration")
    #expect(configurations.count == 6)
    let bases = Set(configurations.map { $0.text("baseConfigurationReference") }).subtracting([""])
    #expect(bases.map { project.object($0).text("path") } == ["Tengen.xcconfig"])
    for configuration in configurations {
      #expect(Set(configuration.table("buildSettings").keys).isSubset(of: ["PRODUCT_BUNDLE_IDENTIFIER"]))
    }
  }

  @Test(arguments: ["Tengen", "TengenPreviews"])
  func aSchemeBuildsItsTarget(name: String) throws {
    let scheme = try Checkout.text("ios/Tengen.xcodeproj/xcshareddata/xcschemes/\(name).xcscheme")
    let target = try #require(project.target(name))
    #expect(scheme.contains("BlueprintIdentifier = \"\(target.id)\""))
    #expect(scheme.contains("BuildableName = \"\(name).app\""))
  }

  @Test func theSchemeTestsTheKit() throws {
    let scheme = try Checkout.text("ios/Tengen.xcodeproj/xcshareddata/xcschemes/Tengen.xcscheme")
    #expect(scheme.contains("BlueprintIdentifier = \"TengenKitTests\""))
    #expect(scheme.contains("ReferencedContainer = \"container:TengenKit\""))
    #expect(try Checkout.text("ios/TengenKit/Package.swift").contains(/\.testTarget\(\s*name: "TengenKitTests"/))
  }

  @Test func knowsTheLanguagesOfTheCatalogue() {
    #expect(Set(project.project.list("knownRegions")) == ["en", "zh-Hans", "Base"])
  }
}
