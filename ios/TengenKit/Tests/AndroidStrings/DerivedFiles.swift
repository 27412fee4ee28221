extension AndroidStrings {
  /// The files of the repository that are made from the words, each with its text.
  public var derivedFiles: [(file: String, text: String)] {
    [
      ("ios/Tengen/Resources/Localizable.xcstrings", stringCatalogue(self) + "\n"),
      ("ios/TengenKit/Sources/TengenKit/Text/Key.swift", keyDeclarations(self)),
    ]
  }
}
