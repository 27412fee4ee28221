import SwiftUI
import TengenKit

/// Who plays one colour, their clock if there is one, whether it is their turn, and while the computer thinks for them a
/// thin bar with Stop.
///
/// The side to move has a frame, and says so to a screen reader: colour alone doesn't tell.
struct PlayerStrip: View {
  let state: PlayerStripState
  let clock: Clock?
  let onStop: () -> Void

  @Environment(\.catalogue) private var catalogue

  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    layout {
      player.frame(maxWidth: .infinity, alignment: .leading)
      clock
      if state.thinking != nil { stop }
    }
    .modifier(StripFrame(isRaised: state.isToMove))
    .overlay(alignment: .bottom) { thinkingBar }
  }

  /// The largest letters want the whole width.
  private var layout: AnyLayout {
    typeSize.isAccessibilitySize
      ? AnyLayout(VStackLayout(alignment: .leading, spacing: Space.small))
      : AnyLayout(HStackLayout(spacing: Space.medium))
  }

  private var stop: some View {
    Button {
      onStop()
    } label: {
      // With a clock beside it there is no room for the word.
      if clock == nil { Sentence(.gameStop) } else { Icon.stop.image }
    }
    .buttonStyle(.tengen(.quiet))
    .accessibilityLabel(Text(verbatim: catalogue.read(.gameStop)))
    .accessibilityIdentifier("stop")
  }

  private var player: some View {
    HStack(spacing: Space.medium) {
      StoneIcon(stone: state.stone)
      VStack(alignment: .leading, spacing: 0) {
        Sentence(state.name).font(.cardTitle).lineLimit(lines)
        if let detail = state.detail { Sentence(detail).font(.detail).lineLimit(lines).secondary() }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue(Text(verbatim: state.isToMove ? catalogue.read(.gameToMove) : ""))
  }

  /// One, so that a name never moves the board; where one scrolls anyway, as many as it takes.
  private var lines: Int? { typeSize.isAccessibilitySize ? nil : 1 }

  @ViewBuilder private var thinkingBar: some View {
    if let thinking = state.thinking {
      ProgressView(value: thinking.progress)
        .progressViewStyle(.linear)
        .padding(.horizontal, Space.small)
        .accessibilityHidden(true)
    }
  }
}

/// What stands above and below the board is equally high, so that one can take the other's place without a jump.
struct StripFrame: ViewModifier {
  let isRaised: Bool

  @Environment(\.palette) private var palette
  @ScaledMetric(relativeTo: .headline) private var height: CGFloat = 64

  func body(content: Content) -> some View {
    content
      .padding(.horizontal, Space.medium)
      .padding(.vertical, Space.small)
      .frame(maxWidth: .infinity, minHeight: height)
      .background(
        .of(isRaised ? palette.surface : palette.background), in: RoundedRectangle(cornerRadius: Corner.medium)
      )
      .overlay {
        RoundedRectangle(cornerRadius: Corner.medium).strokeBorder(.of(isRaised ? palette.outline : palette.background))
      }
  }
}
