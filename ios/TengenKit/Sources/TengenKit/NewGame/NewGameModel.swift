import Observation
import TengenCore

/// The sheet for a new game: keeps the draft from its opening to its end, and starts the game.
@MainActor
@Observable
public final class NewGameModel {
  private let link: CoreLink
  private let onStarted: @MainActor () -> Void
  private let onClose: @MainActor () -> Void
  private var draft: NewGameDraft?

  /// The sheet over `link`, which ends with `onStarted` or `onClose`.
  init(link: CoreLink, onStarted: @escaping @MainActor () -> Void, onClose: @escaping @MainActor () -> Void) {
    self.link = link
    self.onStarted = onStarted
    self.onClose = onClose
  }

  /// What the sheet shows; nothing while it isn't open.
  public var state: NewGameState? { draft.map(newGameState) }

  /// Does what `intent` asks for. What it asks of the core is done once the task has ended.
  @discardableResult
  public func send(_ intent: NewGameIntent) -> Task<Void, Never>? {
    switch intent {
    case .start: return draft.map { draft in Task { await start(draft.game) } }
    // The system may tell of a sheet's end after it has ended: that must not lead away from what came next.
    case .close: if draft != nil { onClose() }
    default: draft?.take(intent)
    }
    return nil
  }

  /// The sheet opens for `kind`; a draft that is already there goes on.
  func begin(_ kind: GameKind) {
    if draft == nil { draft = NewGameDraft(link.settings, kind: kind) }
  }

  /// The sheet is gone, and with it what was not started.
  func leave() {
    draft = nil
  }

  private func start(_ game: NewGame) async {
    if case .failed(let problem) = await link.start(game) {
      draft?.problem = problem
    } else {
      onStarted()
    }
  }
}
