extension AndroidStrings {
  /// The files of the repository that are made from the words, each with its text.
  public var derivedFiles: [(file: String, text: String)] {
    [
      ("ios/Tengen/Resources/Localizable.xcstrings", stringCatalogue(entries)),
      ("ios/Tengen/Resources/InfoPlist.xcstrings", stringCatalogue(names)),
      ("ios/TengenKit/Sources/TengenKit/Text/Key.swift", keyDeclarations(self)),
    ]
  }

  /// What the system calls the app.
  private var names: [String: [String: Entry]] {
    entries.mapValues { ["CFBundleDisplayName": $0["app_name"] ?? .string("")] }
  }
}
