import SwiftUI
import TengenKit
import TengenSpecimens

#Preview("Nearby") {
  Gallery(nearbySpecimens.filter { $0.state.sheet == nil }) { state in
    NavigationStack { NearbyScreen(state: state) { _ in } }
  }
}

// A sheet by itself: of a page with several screens that each want one, only one would get it.
#Preview("Nearby, what is asked") {
  Gallery(nearbySpecimens.filter { $0.state.sheet != nil }) { state in
    NearbySheetView(state: state.sheet) { _ in }
  }
}

#Preview("Nearby, chat and leaving") {
  Gallery(besideSpecimens) { state in BesideSheetView(state: state.sheet) { _ in } }
}

#Preview("Nearby, the board of a room") {
  Gallery(roomSpecimens) { state in NavigationStack { PlayScreen(state: state) { _ in } } }
}

#Preview("Nearby, largest letters") {
  Gallery(nearbySpecimens.filter { $0.state.sheet == nil }) { state in
    NavigationStack { NearbyScreen(state: state) { _ in } }
  }
  .environment(\.dynamicTypeSize, .accessibility3)
}

#Preview("Nearby, what is asked, dark, in Chinese") {
  Gallery(nearbySpecimens.filter { $0.state.sheet != nil }) { state in
    NearbySheetView(state: state.sheet) { _ in }
  }
  .environment(\.catalogue, Catalogue(bundle: .main, language: "zh-Hans"))
  .preferredColorScheme(.dark)
}
