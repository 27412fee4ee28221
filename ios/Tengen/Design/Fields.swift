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

/// A person's name, one line.
struct NameField: View {
  let label: Words
  let name: String
  let onChange: (String) -> Void

  @Environment(\.palette) private var palette
  @Environment(\.catalogue) private var catalogue

  var body: some View {
    TextField(text: text, prompt: Text(verbatim: catalogue.read(label))) { Sentence(label) }
      .textInputAutocapitalization(.words)
      .submitLabel(.done)
      .font(.plain)
      .padding(Space.medium)
      .frame(minHeight: touchTarget)
      .background(.of(palette.sunken), in: RoundedRectangle(cornerRadius: Corner.medium))
      .overlay { RoundedRectangle(cornerRadius: Corner.medium).strokeBorder(.of(palette.outline)) }
      .accessibilityLabel(Text(verbatim: catalogue.read(label)))
  }

  private var text: Binding<String> { Binding(get: { name }, set: { onChange($0) }) }
}
