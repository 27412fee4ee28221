// swift-tools-version:6.0
import Foundation
import PackageDescription

// The Rust library, which ios/host/swift-test.sh puts there. Alone in its folder, so that the linker can't prefer a
// dynamic one beside it: what is tested is linked as the app links it.
let library = Context.packageDirectory + "/../../target/swift/lib"

// The same for an iPhone and its simulator, once build-xcframework.sh has made it: libraries only, as the C module of
// every platform has its header in this package.
let framework = "TengenFFI.xcframework"
let isBuiltForPhones = FileManager.default.fileExists(atPath: Context.packageDirectory + "/" + framework)
let phoneLibrary: [Target] = isBuiltForPhones ? [.binaryTarget(name: "TengenFFI", path: framework)] : []
let onPhones: [Target.Dependency] =
  isBuiltForPhones ? [.target(name: "TengenFFI", condition: .when(platforms: [.iOS]))] : []
let onComputers: [LinkerSetting] = [
  .unsafeFlags(["-L\(library)"], .when(platforms: [.linux, .macOS])),
  .linkedLibrary("tengen_ffi", .when(platforms: [.linux, .macOS])),
]

// Debian's Observation library names a symbol that it does not carry.
let unresolved: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--unresolved-symbols=ignore-in-shared-libs"], .when(platforms: [.linux]))
]

let package = Package(
  name: "TengenCore",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "TengenCore", targets: ["TengenCore"]),
    .library(name: "ContractSteps", targets: ["ContractSteps"]),
  ],
  targets: phoneLibrary + [
    .target(name: "TengenCoreFFI"),
    .target(
      name: "TengenCore",
      dependencies: ["TengenCoreFFI"] + onPhones,
      linkerSettings: onComputers + unresolved
    ),
    .target(name: "ProcessFacts", path: "Tests/ProcessFacts"),
    // How the scenarios of tests/contract are read, for the tests of TengenKit too.
    .target(name: "ContractSteps", dependencies: ["TengenCore"], path: "Tests/ContractSteps"),
    .target(name: "NearbyPerson", dependencies: ["TengenCore"], path: "Tests/NearbyPerson"),
    // One side of a game in a process of its own, for tests/e2e.
    .executableTarget(name: "nearby-player", dependencies: ["NearbyPerson"], path: "Tests/NearbyPlayer"),
    .testTarget(
      name: "TengenCoreTests",
      dependencies: ["TengenCore", "ContractSteps", "ProcessFacts", "NearbyPerson"]
    ),
  ],
  swiftLanguageModes: [.v6]
)
