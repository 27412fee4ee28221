import SwiftUI
import TengenKit

/// One thing that can be changed in a section.
struct TermsField: View {
  let field: FieldState
  let onIntent: (TermsIntent) -> Void

  var body: some View {
    switch field {
    case .choose(let title?, let alternatives, let meaning):
      Field(title, meaning: meaning) { Alternatives(alternatives: alternatives, onIntent: onIntent) }
    case .choose(nil, let alternatives, let meaning):
      Alternatives(alternatives: alternatives, onIntent: onIntent)
      if let meaning { Sentence(meaning).font(.detail).secondary() }
    case .pick(let options): OptionList(options: options, onIntent: onIntent)
    case .patterns(let patterns): PatternGrid(patterns: patterns, onIntent: onIntent)
    case .step(let step): StepRow(step: step, onIntent: onIntent)
    case .toggle(let toggle): ToggleRow(toggle: toggle, onIntent: onIntent)
    case .note(let words): Sentence(words).font(.detail).secondary()
    }
  }
}

/// A number between two buttons.
private struct StepRow: View {
  let step: StepState
  let onIntent: (TermsIntent) -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack { parts }
      VStack(alignment: .leading, spacing: 0) { parts }
    }
  }

  @ViewBuilder private var parts: some View {
    Sentence(step.title).font(.plain).frame(maxWidth: .infinity, alignment: .leading)
    HStack(spacing: Space.tight) {
      StepButton(words: words(.setupLess, step.title), icon: .less, intent: step.less, onIntent: onIntent)
      Sentence(step.value).font(.cardTitle.monospacedDigit()).frame(minWidth: valueWidth)
      StepButton(words: words(.setupMore, step.title), icon: .plus, intent: step.more, onIntent: onIntent)
    }
  }

  @ScaledMetric(relativeTo: .headline) private var valueWidth: CGFloat = 72
}

private struct StepButton: View {
  let words: Words
  let icon: Icon
  let intent: TermsIntent?
  let onIntent: (TermsIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    Button {
      if let intent { onIntent(intent) }
    } label: {
      icon.image.frame(width: touchTarget, height: touchTarget).contentShape(Rectangle())
    }
    .disabled(intent == nil)
    .accessibilityLabel(Text(verbatim: catalogue.read(words)))
  }
}

/// Something that is on or off, and what that means.
private struct ToggleRow: View {
  let toggle: ToggleState
  let onIntent: (TermsIntent) -> Void

  var body: some View {
    Toggle(isOn: Binding(get: { toggle.isOn }, set: { _ in onIntent(toggle.intent) })) {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(toggle.title).font(.plain)
        if let meaning = toggle.meaning { Sentence(meaning).font(.detail).secondary() }
      }
    }
    .frame(minHeight: touchTarget)
  }
}

/// The 26 openings, each with its stones and its name.
private struct PatternGrid: View {
  let patterns: [PatternState]
  let onIntent: (TermsIntent) -> Void

  @ScaledMetric(relativeTo: .caption) private var width: CGFloat = 88

  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: width))], spacing: Space.tight) {
      ForEach(patterns) { pattern in
        Button {
          onIntent(pattern.intent)
        } label: {
          PatternFace(pattern: pattern)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(pattern.isChosen ? .isSelected : [])
      }
    }
  }
}

private struct PatternFace: View {
  let pattern: PatternState

  @Environment(\.palette) private var palette

  /// The side of the picture of the three stones.
  private static let side: CGFloat = 64

  var body: some View {
    VStack(spacing: Space.tight) {
      BoardThumbnail(state: pattern.board, side: Self.side, zoom: .middle)
      Sentence(pattern.name)
        .font(.actionLabel)
        .foregroundStyle(.of(pattern.isChosen ? palette.accent : palette.text))
        .multilineTextAlignment(.center)
    }
    .padding(Space.small)
    .frame(maxWidth: .infinity)
    .chosen(pattern.isChosen)
    .contentShape(Rectangle())
  }
}
