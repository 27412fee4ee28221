extension AndroidStrings {
  /// The files of the repository that are made from the words, each with its text.
  public var derivedFiles: [(file: String, text: String)] {
    [
      ("ios/Tengen/Resources/Localizable.xcstrings", stringCatalogue(entries)),
      ("ios/Tengen/Resources/InfoPlist.xcstrings", stringCatalogue(names)),
      ("ios/TengenKit/Sources/TengenKit/Text/Key.swift", keyDeclarations(self)),
    ]
  }

  /// What the system calls the app, and what it says when it asks whether the app may use the local network.
  private var names: [String: [String: Entry]] {
    entries.mapValues { words in
      [
        "CFBundleDisplayName": words["app_name"] ?? .string(""),
        "NSLocalNetworkUsageDescription": words["nearby_visible_meaning"] ?? .string(""),
      ]
    }
  }
}
