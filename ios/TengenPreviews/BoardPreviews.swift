import SwiftUI
import TengenKit
import TengenSpecimens

#Preview("Board") {
  ScrollView {
    ForEach(boardSpecimens, id: \.name) { BoardView(state: $0.state) { _ in } }
  }
}

#Preview("Stones") {
  HStack {
    StoneIcon(stone: .black)
    StoneIcon(stone: .white)
    BoardThumbnail(state: aBoardState(), side: 116)
  }
}
