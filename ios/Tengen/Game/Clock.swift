import SwiftUI
import TengenKit

/// A player's clock, which looks at the time only while it runs.
struct Clock: View {
  /// As it was when the table last changed.
  let state: ClockState

  /// As it is at this moment.
  let now: () -> ClockState?

  var body: some View {
    if state.isRunning {
      TimelineView(.animation(minimumInterval: 0.1)) { _ in ClockFace(state: now() ?? state) }
    } else {
      ClockFace(state: state)
    }
  }
}

/// The last ten seconds show by a ring and bold digits besides the colour; a clock that nobody lets run has the sign of a
/// pause. VoiceOver reads it when one comes to it and tells once that little time is left, not every second.
private struct ClockFace: View {
  let state: ClockState

  @Environment(\.palette) private var palette
  @Environment(\.catalogue) private var catalogue

  var body: some View {
    HStack(spacing: Space.tight) {
      if state.isPaused { Icon.pause.image.font(.detail).secondary() }
      Text(verbatim: state.time)
        .font(.title3.monospacedDigit().weight(isUrgent ? .bold : .semibold))
        .foregroundStyle(.of(color))
      if state.periods > 0 { Text(verbatim: state.shownPeriods).font(.detail.monospacedDigit()).secondary() }
    }
    .lineLimit(1)
    .fixedSize()
    .padding(.horizontal, Space.small)
    .padding(.vertical, Space.tight)
    .background(
      .of(state.isRunning ? palette.sunken : palette.sunken.faded(0)), in: RoundedRectangle(cornerRadius: Corner.small)
    )
    .overlay {
      RoundedRectangle(cornerRadius: Corner.small)
        .strokeBorder(.of(isUrgent ? palette.danger : palette.danger.faded(0)), lineWidth: 2)
    }
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(Text(verbatim: catalogue.read(state.facts)))
    .accessibilityAddTraits(.updatesFrequently)
    .onChange(of: isUrgent) { _, isUrgent in
      if isUrgent { AccessibilityNotification.Announcement(catalogue.read(state.facts)).post() }
    }
  }

  private var isUrgent: Bool { state.isLow && state.isRunning }

  private var color: Tint {
    if isUrgent { palette.danger } else if state.isRunning { palette.text } else { palette.secondary }
  }
}
