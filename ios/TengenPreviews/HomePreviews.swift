import SwiftUI
import TengenKit
import TengenSpecimens

#Preview("Home") {
  Gallery(homeSpecimens) { state in NavigationStack { HomeScreen(state: state) { _ in } } }
}

#Preview("Home, largest letters") {
  NavigationStack { HomeScreen(state: aHomeState()) { _ in } }
    .environment(\.dynamicTypeSize, .accessibility3)
}
