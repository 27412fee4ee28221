import Foundation
import TengenKit

/// The words of the app, in `language`.
func sampleCatalogue(_ language: String) throws -> Catalogue {
  let file = Repository.root.appending(path: "ios/Tengen/Resources/Localizable.xcstrings")
  return try Catalogue(file: Data(contentsOf: file), language: language)
}
