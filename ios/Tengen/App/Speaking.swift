import SwiftUI
import TengenKit

extension Catalogue {
  /// The words of the language that is set, else of one that the person prefers.
  static func of(setting: String) -> Catalogue {
    Catalogue(bundle: .main, language: language(setting: setting, preferred: Locale.preferredLanguages))
  }
}

extension View {
  /// Speaks the language that is set, else one that the person prefers.
  func speaking(setting: String) -> some View {
    let catalogue = Catalogue.of(setting: setting)
    return environment(\.catalogue, catalogue).environment(\.locale, Locale(identifier: catalogue.language))
  }
}
