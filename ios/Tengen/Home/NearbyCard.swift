import SwiftUI
import TengenKit

/// The way to somebody on the same network.
struct NearbyCard: View {
  let onIntent: (HomeIntent) -> Void

  var body: some View {
    Button {
      onIntent(.openNearby)
    } label: {
      HStack(spacing: Space.large) {
        Icon.nearby.image.font(.title2).frame(width: 32).accessibilityHidden(true)
        VStack(alignment: .leading, spacing: 0) {
          Sentence(.homeNearby).font(.cardTitle)
          Sentence(.homeNearbyMeaning).font(.detail).secondary()
        }
        .multilineTextAlignment(.leading)
        Spacer(minLength: 0)
        Icon.forward.image.secondary().accessibilityHidden(true)
      }
      .padding(.horizontal, Space.large)
      .padding(.vertical, Space.medium)
      .frame(minHeight: 84)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .card()
    .accessibilityIdentifier("open-nearby")
  }
}
