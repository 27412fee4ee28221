import SwiftUI
import TengenKit

/// A code for a camera: black on white in every theme, since many cameras read nothing else.
struct QrPicture: View {
  let state: QrState

  @Environment(\.catalogue) private var catalogue

  /// Modules of light round the code, without which cameras don't find it.
  private static let border = 4

  var body: some View {
    Canvas { context, size in
      // Whole points: a hairline between two dark modules would be read as a light one.
      let module = (size.width / CGFloat(state.side + 2 * Self.border)).rounded(.down)
      let first = (size.width - module * CGFloat(state.side)) / 2
      var dark = Path()
      for (place, isDark) in state.dark.enumerated() where isDark {
        let (row, column) = place.quotientAndRemainder(dividingBy: state.side)
        dark.addRect(
          CGRect(
            x: first + CGFloat(column) * module, y: first + CGFloat(row) * module, width: module, height: module))
      }
      context.fill(dark, with: .color(.black))
    }
    .aspectRatio(1, contentMode: .fit)
    .background(Color.white, in: RoundedRectangle(cornerRadius: Corner.medium))
    .accessibilityLabel(Text(verbatim: catalogue.read(.nearbyCodeSpoken)))
  }
}
