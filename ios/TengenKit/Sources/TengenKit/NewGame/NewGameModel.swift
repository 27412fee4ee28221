import Observation
import TengenCore

/// The sheet for a new game: keeps the draft from its opening to its end, and starts the game.
@MainActor
@Observable
public final class NewGameModel {
  private let link: CoreLink
  private let places: Places
  private var draft: NewGameDraft?

  init(link: CoreLink, places: Places) {
    self.link = link
    self.places = places
  }

  /// What the sheet shows; nothing while it isn't open.
  public var state: NewGameState? { present.map(newGameState) }

  /// Does what `intent` asks for. What it asks of the core is done once the task has ended.
  @discardableResult
  public func send(_ intent: NewGameIntent) -> Task<Void, Never>? {
    guard var draft = present else { return nil }
    switch intent {
    case .start: return Task { await start(draft.game) }
    case .close: end(at: nil)
    default:
      draft.take(intent)
      self.draft = draft
    }
    return nil
  }

  /// The sheet is gone, and with it what was not started.
  func leave() {
    draft = nil
  }

  /// The draft; before the first change it is what was last chosen.
  private var present: NewGameDraft? {
    places.navigator.sheet.map { draft ?? NewGameDraft(link.settings, kind: $0) }
  }

  private func start(_ game: NewGame) async {
    if case .failed(let problem) = await link.start(game) {
      draft = present
      draft?.problem = problem
    } else {
      end(at: .play)
    }
  }

  private func end(at destination: Destination?) {
    leave()
    if let destination { places.go(to: destination) } else { places.back() }
  }
}
