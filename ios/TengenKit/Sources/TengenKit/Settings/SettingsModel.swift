import Observation
import TengenCore

/// The settings screen over what is set.
@MainActor
@Observable
public final class SettingsModel {
  private let link: CoreLink
  private let onLeave: @MainActor () -> Void
  private var problem: TengenError?

  /// The settings of `link`; `onLeave` goes back.
  init(link: CoreLink, onLeave: @escaping @MainActor () -> Void) {
    self.link = link
    self.onLeave = onLeave
  }

  /// What the screen shows.
  public var state: SettingsState { settingsState(link.settings, problem: problem) }

  /// Does what `intent` asks for. What it asks of the core is done once the task has ended.
  @discardableResult
  public func send(_ intent: SettingsIntent) -> Task<Void, Never>? {
    if intent == .leave {
      onLeave()
      return nil
    }
    return Task {
      let answer = await link.change { changed($0, intent) }
      problem = if case .failed(let problem) = answer { problem } else { nil }
    }
  }

  /// The screen is left: what was said is over.
  func leave() {
    problem = nil
  }
}
