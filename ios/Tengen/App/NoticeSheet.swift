import SwiftUI
import TengenKit

/// Tells once what happened to the saved games; `onRead` forgets it.
struct NoticeSheet: View {
  let notice: NoticeState
  let onRead: (NoticeState) -> Void

  var body: some View {
    SheetPage {
      Sentence(.appNotice).font(.screenTitle).accessibilityAddTraits(.isHeader)
      ForEach(notice.sentences, id: \.self) { Sentence($0).font(.plain) }
      Button {
        onRead(notice)
      } label: {
        Sentence(.appNoticeRead)
      }
      .buttonStyle(.tengen(.primary, isWide: true))
      .accessibilityIdentifier("notice-read")
    }
    .presentationDetents([.medium, .large])
  }
}
