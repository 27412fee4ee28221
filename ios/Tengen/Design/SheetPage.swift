import SwiftUI
import TengenKit

/// What stands on a sheet; what doesn't fit scrolls.
struct SheetPage<Content: View>: View {
  private let content: Content

  @Environment(\.palette) private var palette

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: Space.large) { content }
        .frame(maxWidth: readableWidth, alignment: .leading)
        .padding(Space.wide)
        .frame(maxWidth: .infinity)
    }
    .foregroundStyle(.of(palette.text))
    .presentationBackground(.of(palette.surface))
    .presentationDragIndicator(.visible)
  }
}

/// What stays in sight below a sheet's page, whatever the sheet's height: `.safeAreaInset(edge: .bottom)`.
struct SheetFoot<Content: View>: View {
  private let content: Content

  @Environment(\.palette) private var palette

  init(@ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View {
    content
      .frame(maxWidth: readableWidth - 2 * Space.wide)
      .padding(.horizontal, Space.wide)
      .padding(.vertical, Space.small)
      .frame(maxWidth: .infinity)
      .background(.of(palette.surface))
  }
}
