import SwiftUI
import TengenKit

/// A title over controls, and under them what the choice means.
struct Field<Content: View>: View {
  private let title: Words
  private let meaning: Words?
  private let content: Content

  init(_ title: Words, meaning: Words? = nil, @ViewBuilder content: () -> Content) {
    self.title = title
    self.meaning = meaning
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      SectionTitle(title)
      content
      if let meaning { Sentence(meaning).font(.detail).secondary() }
    }
  }
}

/// What is typed into a line, for the keyboard: one that corrects an address makes it lead elsewhere.
enum Writing {
  case name
  case sentence
  case address
  case code
}

/// One line to type.
struct LineField: View {
  let label: Words
  let text: String
  var writing = Writing.name
  let onChange: (String) -> Void

  @Environment(\.palette) private var palette
  @Environment(\.catalogue) private var catalogue

  var body: some View {
    TextField(text: typed, prompt: Text(verbatim: catalogue.read(label))) { Sentence(label) }
      .textInputAutocapitalization(capitals)
      .autocorrectionDisabled(writing != .sentence)
      .keyboardType(writing == .address ? .numbersAndPunctuation : .default)
      .submitLabel(.done)
      .font(.plain)
      .padding(Space.medium)
      .frame(minHeight: touchTarget)
      .background(.of(palette.sunken), in: RoundedRectangle(cornerRadius: Corner.medium))
      .overlay { RoundedRectangle(cornerRadius: Corner.medium).strokeBorder(.of(palette.outline)) }
      .accessibilityLabel(Text(verbatim: catalogue.read(label)))
  }

  private var capitals: TextInputAutocapitalization {
    switch writing {
    case .name: .words
    case .sentence: .sentences
    case .address, .code: .never
    }
  }

  private var typed: Binding<String> { Binding(get: { text }, set: { onChange($0) }) }
}
