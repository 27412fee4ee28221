import SwiftUI
import TengenKit

/// How others see this person.
struct OwnCard: View {
  let status: Words
  let onIntent: (NearbyIntent) -> Void

  @Environment(\.palette) private var palette
  @Environment(\.catalogue) private var catalogue

  var body: some View {
    HStack(spacing: Space.medium) {
      Icon.nearby.image.font(.title3).foregroundStyle(.of(palette.accent)).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        Sentence(status).font(.cardTitle).accessibilityIdentifier("visible")
        Sentence(.nearbyVisibleMeaning).font(.detail).secondary()
      }
      Spacer(minLength: 0)
      Button {
        onIntent(.editName)
      } label: {
        Icon.edit.image.frame(width: touchTarget, height: touchTarget).contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityLabel(Text(verbatim: catalogue.read(.nearbyNameEdit)))
      .accessibilityIdentifier("edit-name")
    }
    .padding(.leading, Space.large)
    .padding(.vertical, Space.medium)
    .padding(.trailing, Space.small)
    .card()
  }
}

/// Somebody, and what a tap does.
struct PeerRow: View {
  let state: PeerState
  let onIntent: (NearbyIntent) -> Void

  @Environment(\.palette) private var palette
  @Environment(\.catalogue) private var catalogue

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        person.accessibilityIdentifier("peer-\(state.id)")
        if state.canForget { forget }
      }
      if let goOn = state.goOn { GoOnRow(state: goOn, onIntent: onIntent) }
    }
    .card()
  }

  /// Whom a tap does nothing with is no button, and as easy to read as the others.
  @ViewBuilder private var person: some View {
    if let tap = state.tap {
      Button {
        onIntent(tap)
      } label: {
        face
      }
      .buttonStyle(.plain)
    } else {
      face.accessibilityElement(children: .combine)
    }
  }

  private var face: some View {
    RowFace(
      icon: .person,
      tint: state.tap == nil ? palette.secondary : palette.text,
      name: .plain(state.name),
      detail: state.detail
    )
  }

  private var forget: some View {
    Button {
      onIntent(.forget(state.id))
    } label: {
      Icon.forget.image.frame(width: touchTarget, height: touchTarget).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .padding(.trailing, Space.small)
    .accessibilityLabel(Text(verbatim: catalogue.read(words(.nearbyPeerForget, .plain(state.name)))))
    .accessibilityIdentifier("forget-\(state.id)")
  }
}

/// A game that can go on.
private struct GoOnRow: View {
  let state: GoOnState
  let onIntent: (NearbyIntent) -> Void

  @Environment(\.palette) private var palette

  var body: some View {
    Color(palette.hairline).frame(height: 1)
    Button {
      onIntent(state.intent)
    } label: {
      RowFace(icon: .forward, tint: palette.accent, name: state.label, detail: state.detail)
    }
    .buttonStyle(.plain)
    .accessibilityIdentifier("go-on")
  }
}

/// What stands in a row: a name, and what is to be known of it.
private struct RowFace: View {
  let icon: Icon
  let tint: Tint
  let name: Words
  let detail: Words

  var body: some View {
    HStack(spacing: Space.large) {
      icon.image.foregroundStyle(.of(tint)).accessibilityHidden(true)
      VStack(alignment: .leading, spacing: 0) {
        Sentence(name).font(.cardTitle)
        Sentence(detail).font(.detail).secondary()
      }
      .multilineTextAlignment(.leading)
      Spacer(minLength: 0)
    }
    .padding(.horizontal, Space.large)
    .padding(.vertical, Space.medium)
    .frame(minHeight: 64)
    .contentShape(Rectangle())
  }
}
