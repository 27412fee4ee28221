import SwiftUI
import TengenKit
import TengenSpecimens

#Preview("Play") {
  Gallery(playSpecimens) { state in NavigationStack { PlayScreen(state: state) { _ in } } }
}

#Preview("Play, openings, clocks, offers, matches") {
  Gallery(seriousSpecimens) { state in NavigationStack { PlayScreen(state: state) { _ in } } }
}

#Preview("Play, wide", traits: .landscapeLeft) {
  PlayScreen(state: aPlayState()) { _ in }
}

#Preview("Play, largest letters") {
  PlayScreen(state: aPlayState()) { _ in }
    .environment(\.dynamicTypeSize, .accessibility3)
}

#Preview("Play, dark, in Chinese") {
  PlayScreen(state: aPlayState()) { _ in }
    .environment(\.catalogue, Catalogue(bundle: .main, language: "zh-Hans"))
    .preferredColorScheme(.dark)
}
