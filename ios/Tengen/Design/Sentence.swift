import SwiftUI
import TengenKit

extension EnvironmentValues {
  /// Reads words in the language of the screen.
  @Entry var catalogue = Catalogue(bundle: .main, language: "en")
}

/// Words in the language of the screen.
struct Sentence: View {
  private let words: Words
  @Environment(\.catalogue) private var catalogue

  init(_ words: Words) { self.words = words }

  init(_ key: Key) { self.init(TengenKit.words(key)) }

  var body: some View { Text(verbatim: catalogue.read(words)) }
}

/// An icon of the system's and words beside it.
struct SentenceLabel: View {
  private let words: Words
  private let icon: Icon

  init(_ words: Words, icon: Icon) {
    self.words = words
    self.icon = icon
  }

  init(_ key: Key, icon: Icon) { self.init(TengenKit.words(key), icon: icon) }

  var body: some View {
    Label {
      Sentence(words)
    } icon: {
      icon.image
    }
  }
}
