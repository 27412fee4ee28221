// swift-tools-version:6.0
import PackageDescription

// Debian's Observation library names a symbol that it does not carry.
let unresolved: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--unresolved-symbols=ignore-in-shared-libs"], .when(platforms: [.linux]))
]

let package = Package(
  name: "ProjectChecks",
  platforms: [.macOS(.v14)],
  targets: [
    // Readers of what Xcode reads: project, settings, property lists, asset catalogues.
    .target(name: "ProjectFiles"),
    .testTarget(name: "ProjectChecks", dependencies: ["ProjectFiles"], linkerSettings: unresolved),
  ],
  swiftLanguageModes: [.v6]
)
