import SwiftUI
import TengenSpecimens

/// Every face of a screen, one page each.
struct Gallery<State: Sendable, Face: View>: View {
  private let specimens: [Specimen<State>]
  private let face: (State) -> Face

  init(_ specimens: [Specimen<State>], @ViewBuilder face: @escaping (State) -> Face) {
    self.specimens = specimens
    self.face = face
  }

  var body: some View {
    TabView {
      ForEach(specimens) { face($0.state) }
    }
    .tabViewStyle(.page)
  }
}
