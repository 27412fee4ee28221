import SwiftUI
import TengenKit

/// Terms to choose: something ready-made, or one's own section by section.
struct TermsForm: View {
  let state: TermsState
  let onIntent: (TermsIntent) -> Void

  var body: some View {
    VStack(spacing: Space.small) {
      OptionList(options: state.presets, onIntent: onIntent)
      VStack(spacing: 0) {
        ForEach(state.sections) { TermsSectionView(state: $0, onIntent: onIntent) }
      }
    }
  }
}

/// One thing to agree on: a row that opens what can be changed.
private struct TermsSectionView: View {
  let state: SectionState
  let onIntent: (TermsIntent) -> Void

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: Space.medium) {
      Color(palette.hairline).frame(height: 1)
      Button {
        onIntent(.toggle(state.section))
      } label: {
        SectionHead(state: state)
      }
      .buttonStyle(.plain)
      .accessibilityIdentifier("section-\(state.section.rawValue)")
      ForEach(state.fields.indices, id: \.self) { TermsField(field: state.fields[$0], onIntent: onIntent) }
    }
    .padding(.bottom, Space.medium)
  }
}

private struct SectionHead: View {
  let state: SectionState

  var body: some View {
    HStack(spacing: Space.medium) {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(state.title).font(.plain)
        Sentence(state.value).font(.detail).secondary()
      }
      .multilineTextAlignment(.leading)
      .frame(maxWidth: .infinity, alignment: .leading)
      (state.isOpen ? Icon.close : Icon.open).image.secondary().accessibilityHidden(true)
    }
    .padding(.top, Space.medium)
    .frame(minHeight: touchTarget)
    .contentShape(Rectangle())
  }
}

/// Some things one below the other, each explained, of which one is chosen.
struct OptionList: View {
  let options: [OptionState]
  let onIntent: (TermsIntent) -> Void

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(spacing: 0) {
      ForEach(options) { option in
        Button {
          onIntent(option.intent)
        } label: {
          OptionFace(option: option)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(option.isChosen ? .isSelected : [])
      }
    }
    .padding(Space.tight)
    .background(.of(palette.sunken), in: RoundedRectangle(cornerRadius: Corner.medium))
    .accessibilityElement(children: .contain)
  }
}

private struct OptionFace: View {
  let option: OptionState

  @Environment(\.palette) private var palette

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Sentence(option.name).font(.rowTitle).foregroundStyle(.of(option.isChosen ? palette.accent : palette.text))
      Sentence(option.detail).font(.detail).secondary()
    }
    .multilineTextAlignment(.leading)
    .padding(.horizontal, Space.medium)
    .padding(.vertical, Space.small)
    .frame(maxWidth: .infinity, minHeight: touchTarget, alignment: .leading)
    .chosen(option.isChosen)
    .contentShape(Rectangle())
  }
}

extension View {
  /// Stands out from others of which one can be chosen.
  func chosen(_ isChosen: Bool) -> some View { modifier(Chosen(isChosen: isChosen)) }
}

private struct Chosen: ViewModifier {
  let isChosen: Bool

  @Environment(\.palette) private var palette

  func body(content: Content) -> some View {
    content
      .background(.of(palette.surface.faded(isChosen ? 1 : 0)), in: RoundedRectangle(cornerRadius: Corner.small))
      .overlay {
        RoundedRectangle(cornerRadius: Corner.small).strokeBorder(.of(palette.accent.faded(isChosen ? 1 : 0)))
      }
  }
}
