// swift-tools-version:6.0
import PackageDescription

let package = Package(
  name: "TengenKit",
  platforms: [.iOS(.v17), .macOS(.v14)],
  products: [
    .library(name: "TengenKit", targets: ["TengenKit"]),
    .library(name: "TengenSpecimens", targets: ["TengenSpecimens"]),
  ],
  dependencies: [.package(name: "TengenCore", path: "../../bindings/swift")],
  targets: [
    // Everything of the iPhone app that can be tested without one: no SwiftUI, no UIKit, no Combine.
    .target(
      name: "TengenKit",
      dependencies: [
        .product(name: "TengenCore", package: "TengenCore"),
        .target(name: "CDnsSd", condition: .when(platforms: [.linux])),
      ]
    ),
    // Where Apple's own module is not.
    .systemLibrary(name: "CDnsSd"),
    // Sample states of every face of every screen, for tests and previews; the app doesn't contain them.
    .target(
      name: "TengenSpecimens",
      dependencies: ["TengenKit", .product(name: "TengenCore", package: "TengenCore")]
    ),
    // The words of the app come from Android's resources (ios/host/strings.sh).
    .target(name: "AndroidStrings", path: "Tests/AndroidStrings"),
    .executableTarget(name: "write-strings", dependencies: ["AndroidStrings"], path: "Tests/WriteStrings"),
    // A game in a process of its own, for the test that kills it.
    .executableTarget(name: "play-until-killed", dependencies: ["TengenKit"], path: "Tests/PlayUntilKilled"),
    .testTarget(
      name: "TengenKitTests",
      dependencies: [
        .target(name: "play-until-killed", condition: .when(platforms: [.linux, .macOS])),
        "TengenKit", "TengenSpecimens", "AndroidStrings", .product(name: "TengenCore", package: "TengenCore"),
        .product(name: "ContractSteps", package: "TengenCore"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
