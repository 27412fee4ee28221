import SwiftUI
import TengenKit

import struct TengenKit.Point

/// What a screen reader finds on a board: an element for every point, where it is, that can be activated. Each can be
/// touched directly, and is called by its name to be tapped by voice. What is aimed and what was played is told.
struct BoardElements: ViewModifier {
  let state: BoardState
  let geometry: BoardGeometry
  let onTap: (BoardTap) -> Void

  @Environment(\.catalogue) private var catalogue

  func body(content: Content) -> some View {
    let words = BoardWords(catalogue: catalogue)
    content
      .onChange(of: state.ghost?.point) { _, point in tell(point, words) }
      .onChange(of: state.lastMove) { _, point in tell(point, words) }
      // A container: what ignores its children would swallow these too.
      .accessibilityElement(children: .contain)
      .accessibilityLabel(Text(verbatim: words.board(size: state.size)))
      .accessibilityIdentifier("board")
      .accessibilityChildren {
        ZStack(alignment: .topLeading) {
          ForEach(BoardElement.all(of: state, geometry: geometry, words: words)) { element($0) }
        }
        .frame(width: geometry.side, height: geometry.side, alignment: .topLeading)
      }
  }

  private func tell(_ point: Point?, _ words: BoardWords) {
    guard let point else { return }
    var sentence = AttributedString(words.sentence(of: point, in: state))
    // Not cut off by the message that comes with it.
    sentence.accessibilitySpeechAnnouncementPriority = .high
    AccessibilityNotification.Announcement(sentence).post()
  }

  private func element(_ element: BoardElement) -> some View {
    Rectangle()
      .frame(width: element.frame.width, height: element.frame.height)
      .position(x: element.frame.midX, y: element.frame.midY)
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: element.label))
      .accessibilityValue(Text(verbatim: element.value))
      .accessibilityIdentifier("point-\(element.label)")
      .accessibilityAddTraits(.isButton)
      .accessibilityAction { onTap(BoardTap(point: element.point, isRoomy: geometry.isRoomy)) }
  }
}
