import SwiftUI
import TengenKit

extension NearbySheet {
  /// What it means to slide the sheet away. Leaving the first question leaves the page: nobody is visible without a name;
  /// and whoever invites must not wait for nothing.
  var dismissal: NearbyIntent {
    switch self {
    case .name(let state): state.isFirst ? .leave : .closeSheet
    case .address, .code, .invite, .terms: .closeSheet
    case .incoming: .decline
    case .outgoing: .withdraw
    }
  }
}

/// What lies over the page of those nearby.
struct NearbySheetView: View {
  let state: NearbySheet?
  let onIntent: (NearbyIntent) -> Void

  /// What is shown while the sheet slides away.
  @State private var last: NearbySheet?

  var body: some View {
    content
      .presentationDetents(heights)
      .onChange(of: state, initial: true) { _, now in last = now ?? last }
  }

  /// What a camera is to read stands on a sheet of the whole height.
  private var heights: Set<PresentationDetent> {
    (state ?? last)?.kind == .code ? [.large] : [.medium, .large]
  }

  @ViewBuilder private var content: some View {
    switch state ?? last {
    case .name(let state): NameSheet(state: state, onIntent: onIntent)
    case .address(let state): AddressSheet(state: state, onIntent: onIntent)
    case .code(let addresses, let qr): CodeSheet(addresses: addresses, qr: qr, onIntent: onIntent)
    case .invite(let state): InviteSheet(state: state, onIntent: onIntent)
    case .terms(let state):
      NextGameSheet(state: state) {
        onIntent(.setTerms($0))
      } onSave: {
        onIntent(.saveTerms)
      }
    case .incoming(let state): IncomingSheet(state: state, onIntent: onIntent)
    case .outgoing(let state): OutgoingSheet(state: state, onIntent: onIntent)
    case nil: EmptyView()
    }
  }
}

private struct NameSheet: View {
  let state: NameSheetState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    SheetPage {
      Sentence(.nearbyNameTitle).font(.screenTitle).accessibilityAddTraits(.isHeader)
      LineField(label: words(.nearbyName), text: state.name) { onIntent(.setName($0)) }
      Sentence(.nearbyNameMeaning).font(.detail).secondary()
      WideButton(label: .nearbyNameSave, kind: .primary, intent: .saveName, onIntent: onIntent)
        .disabled(!state.canSave)
    }
  }
}

private struct AddressSheet: View {
  let state: AddressSheetState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    SheetPage {
      Sentence(.nearbyAddressTitle).font(.screenTitle).accessibilityAddTraits(.isHeader)
      LineField(label: words(.nearbyAddressField), text: state.address, writing: .address) {
        onIntent(.setAddress($0))
      }
      Sentence(.nearbyAddressMeaning).font(.detail).secondary()
      WideButton(label: .nearbyAddressCall, kind: .primary, intent: .call, onIntent: onIntent)
        .disabled(!state.canCall)
    }
  }
}

private struct CodeSheet: View {
  let addresses: [String]
  let qr: QrState?
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    SheetPage {
      Sentence(.nearbyCodeTitle).font(.screenTitle).accessibilityAddTraits(.isHeader)
      if addresses.isEmpty {
        Sentence(.nearbyCodeNone).font(.plain).secondary()
      } else {
        if let qr { QrPicture(state: qr).frame(maxWidth: 280).frame(maxWidth: .infinity) }
        ForEach(addresses, id: \.self) {
          Text(verbatim: $0).font(.screenTitle.monospacedDigit()).frame(maxWidth: .infinity)
        }
        Sentence(.nearbyCodeMeaning).font(.detail).secondary()
      }
      WideButton(label: .nearbyClose, kind: .quiet, intent: .closeSheet, onIntent: onIntent)
    }
  }
}

/// The game that is proposed to somebody, or that a room of one's own is for.
private struct InviteSheet: View {
  let state: InviteSheetState
  let onIntent: (NearbyIntent) -> Void

  var body: some View {
    SheetPage {
      Sentence(title).font(.screenTitle).accessibilityAddTraits(.isHeader)
      if let problem = state.problem { Banner(problem) }
      Field(words(.nearbyInviteColour)) { Alternatives(alternatives: state.colours, onIntent: onIntent) }
      TermsForm(state: state.terms) { onIntent(.setTerms($0)) }
      freeChat
    }
    .safeAreaInset(edge: .bottom) { SheetFoot { send } }
  }

  private var title: Words {
    state.peer.map { words(.nearbyInviteTitle, .plain($0)) } ?? words(.nearbyLobbyOpen)
  }

  private var freeChat: some View {
    Toggle(isOn: Binding(get: { state.freeChat }, set: { onIntent(.setFreeChat($0)) })) {
      VStack(alignment: .leading, spacing: 0) {
        Sentence(.nearbyInviteChat).font(.plain)
        Sentence(.nearbyInviteChatMeaning).font(.detail).secondary()
      }
    }
    .accessibilityIdentifier("free-chat")
  }

  private var send: some View {
    WideButton(
      label: state.peer == nil ? .nearbyLobbyOpen : .nearbyInviteSend, kind: .primary, intent: .sendInvitation,
      onIntent: onIntent
    )
  }
}
