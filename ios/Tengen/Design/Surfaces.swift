import SwiftUI
import TengenKit

/// A card on the paper.
struct Card: ViewModifier {
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .background(.of(palette.surface), in: RoundedRectangle(cornerRadius: Corner.large))
      .overlay { RoundedRectangle(cornerRadius: Corner.large).strokeBorder(.of(palette.hairline)) }
      .contentShape(RoundedRectangle(cornerRadius: Corner.large))
  }
}

extension View {
  /// Stands on a card.
  func card() -> some View { modifier(Card()) }

  /// Stands on the app's paper, up to the edges of the screen.
  func paper() -> some View { modifier(Paper()) }
}

private struct Paper: ViewModifier {
  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .foregroundStyle(.of(palette.text))
      .background { Color(palette.background).ignoresSafeArea() }
  }
}

/// A line that stays until its reason is gone: storage is full, the game isn't saved.
struct Banner: View {
  private let words: Words
  @Environment(\.palette) private var palette

  init(_ words: Words) { self.words = words }

  var body: some View {
    SentenceLabel(words, icon: .warning)
      .font(.detail)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(Space.medium)
      .background(.of(palette.sunken), in: RoundedRectangle(cornerRadius: Corner.medium))
      .foregroundStyle(.of(palette.text))
      .accessibilityElement(children: .combine)
      .announced(words)
  }
}

/// What stands over a group of controls.
struct SectionTitle: View {
  private let words: Words
  @Environment(\.palette) private var palette

  init(_ words: Words) { self.words = words }

  init(_ key: Key) { self.init(TengenKit.words(key)) }

  var body: some View {
    Sentence(words)
      .font(.rowTitle)
      .foregroundStyle(.of(palette.secondary))
      .frame(maxWidth: .infinity, alignment: .leading)
      .accessibilityAddTraits(.isHeader)
  }
}
