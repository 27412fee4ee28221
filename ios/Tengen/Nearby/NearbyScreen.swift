import SwiftUI
import TengenKit

/// Those nearby: who can be invited, the rooms of a hall, and what one is asked.
struct NearbyScreen: View {
  let state: NearbyState
  let onIntent: (NearbyIntent) -> Void

  @Environment(\.catalogue) private var catalogue

  var body: some View {
    ScrollView {
      LazyVStack(spacing: Space.medium) {
        if let problem = state.problem { ProblemBanner(state: problem, onIntent: onIntent) }
        if let announcement = state.announcement { Banner(.plain(announcement)) }
        content
      }
      .frame(maxWidth: readableWidth)
      .padding(.horizontal, Space.large)
      .padding(.bottom, Space.wide)
      .frame(maxWidth: .infinity)
    }
    .paper()
    .navigationTitle(catalogue.read(.nearbyTitle))
    .navigationBarTitleDisplayMode(.inline)
    .sheet(item: sheet) { _ in NearbySheetView(state: state.sheet, onIntent: onIntent) }
  }

  @ViewBuilder private var content: some View {
    if let room = state.room {
      RoomCard(state: room, onIntent: onIntent)
    } else if let lobby = state.lobby {
      LobbyRooms(state: lobby, onIntent: onIntent)
    } else {
      people
    }
  }

  @ViewBuilder private var people: some View {
    OwnCard(status: state.status, onIntent: onIntent)
    SectionTitle(.nearbyPeople).padding(.top, Space.medium)
    if state.peers.isEmpty {
      Sentence(.nearbyEmpty).font(.plain).secondary().frame(maxWidth: .infinity, alignment: .leading)
    }
    ForEach(state.peers) { PeerRow(state: $0, onIntent: onIntent) }
    OtherWays(onIntent: onIntent).padding(.top, Space.medium)
  }

  /// One sheet as long as it is of one kind: what it shows may change while it is open.
  private var sheet: Binding<SheetKind?> {
    Binding(
      get: { state.sheet.map { SheetKind(kind: $0.kind) } },
      set: { if $0 == nil, let sheet = state.sheet { onIntent(sheet.dismissal) } }
    )
  }
}

private struct SheetKind: Identifiable {
  let kind: NearbySheet.Kind

  var id: NearbySheet.Kind { kind }
}

/// A step that failed, and what to do.
private struct ProblemBanner: View {
  let state: NearbyProblemState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    VStack(alignment: .leading, spacing: Space.small) {
      Banner(state.words)
      if state.canAllow {
        Button {
          onIntent(.askPermission)
        } label: {
          Sentence(.nearbyProblemPermissionAsk)
        }
        .buttonStyle(.tengen(.quiet))
        .accessibilityIdentifier("allow")
      }
    }
  }
}

/// What leads to somebody whom no search finds.
private struct OtherWays: View {
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack(spacing: Space.small) { ways }
      VStack(alignment: .leading, spacing: Space.small) { ways }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder private var ways: some View {
    way(.nearbyAddress, .openAddress)
    way(.nearbyCode, .showCode)
  }

  private func way(_ label: Key, _ intent: NearbyIntent) -> some View {
    Button {
      onIntent(intent)
    } label: {
      Sentence(label)
    }
    .buttonStyle(.tengen(.quiet))
    .accessibilityIdentifier(label.rawValue)
  }
}
