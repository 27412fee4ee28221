import SwiftUI
import TengenKit

/// The moves so far as coordinates, numbered, the newest always in sight.
struct MoveList: View {
  let moves: [String]

  @ScaledMetric(relativeTo: .subheadline) private var column: CGFloat = 76

  var body: some View {
    ScrollViewReader { reader in
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: column), alignment: .leading)], alignment: .leading) {
          ForEach(moves.indices, id: \.self) { row($0) }
        }
      }
      .onChange(of: moves.count, initial: true) { reader.scrollTo(moves.count - 1, anchor: .bottom) }
    }
    .accessibilityIdentifier("moves")
  }

  private func row(_ index: Int) -> some View {
    HStack(spacing: Space.tight) {
      Text(verbatim: String(index + 1)).secondary()
      Text(verbatim: moves[index]).fontWeight(index == moves.count - 1 ? .semibold : .regular)
    }
    .font(.detail.monospacedDigit())
    .lineLimit(1)
    .accessibilityElement(children: .combine)
  }
}
