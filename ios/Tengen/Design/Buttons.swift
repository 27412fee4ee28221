import SwiftUI
import TengenKit

/// How much a button asks to be pressed.
enum ButtonKind {
  /// The one thing to do on a screen.
  case primary
  case quiet
  /// Words alone.
  case text
  /// Ends something.
  case danger
}

/// The app's buttons: large enough to hit, the words never cut.
struct TengenButtonStyle: ButtonStyle {
  let kind: ButtonKind
  var isWide = false

  func makeBody(configuration: Configuration) -> some View {
    TengenButtonFace(label: configuration.label, isPressed: configuration.isPressed, kind: kind, isWide: isWide)
  }
}

extension ButtonStyle where Self == TengenButtonStyle {
  static func tengen(_ kind: ButtonKind, isWide: Bool = false) -> TengenButtonStyle {
    TengenButtonStyle(kind: kind, isWide: isWide)
  }
}

private struct TengenButtonFace: View {
  let label: ButtonStyleConfiguration.Label
  let isPressed: Bool
  let kind: ButtonKind
  let isWide: Bool

  @Environment(\.palette) private var palette
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    label
      .font(.cardTitle)
      .multilineTextAlignment(.center)
      .foregroundStyle(.of(foreground))
      .padding(.horizontal, Space.large)
      .padding(.vertical, Space.small)
      .frame(maxWidth: isWide ? .infinity : nil, minHeight: touchTarget)
      .background(.of(background), in: RoundedRectangle(cornerRadius: Corner.medium))
      .contentShape(RoundedRectangle(cornerRadius: Corner.medium))
      .opacity(isEnabled ? (isPressed ? 0.7 : 1) : 0.4)
  }

  private var foreground: Tint {
    switch kind {
    case .primary: palette.onAccent
    case .quiet: palette.text
    case .text: palette.accent
    case .danger: palette.background
    }
  }

  private var background: Tint {
    switch kind {
    case .primary: palette.accent
    case .quiet: palette.sunken
    case .text: palette.surface.faded(0)
    case .danger: palette.danger
    }
  }
}

/// A button over the whole width that asks for one thing; in tests it has the name of its words.
struct WideButton<Intent>: View {
  let label: Key
  let kind: ButtonKind
  let intent: Intent
  let onIntent: (Intent) -> Void

  var body: some View {
    Button {
      onIntent(intent)
    } label: {
      Sentence(label)
    }
    .buttonStyle(.tengen(kind, isWide: true))
    .accessibilityIdentifier(label.rawValue)
  }
}
