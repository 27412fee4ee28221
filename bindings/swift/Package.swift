// swift-tools-version:6.0
import PackageDescription

// The Rust library, which ios/host/swift-test.sh puts there. Alone in its folder, so that the linker can't prefer a
// dynamic one beside it: what is tested is linked as the app links it.
let library = Context.packageDirectory + "/../../target/swift/lib"

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
  targets: [
    .target(name: "TengenCoreFFI"),
    .target(
      name: "TengenCore",
      dependencies: ["TengenCoreFFI"],
      linkerSettings: [.unsafeFlags(["-L\(library)"]), .linkedLibrary("tengen_ffi")] + unresolved
    ),
    .target(name: "ProcessFacts", path: "Tests/ProcessFacts"),
    // How the scenarios of tests/contract are read, for the tests of TengenKit too.
    .target(name: "ContractSteps", dependencies: ["TengenCore"], path: "Tests/ContractSteps"),
    .testTarget(name: "TengenCoreTests", dependencies: ["TengenCore", "ContractSteps", "ProcessFacts"]),
  ],
  swiftLanguageModes: [.v6]
)
