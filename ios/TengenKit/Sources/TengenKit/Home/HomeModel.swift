import Observation
import TengenCore

/// Home over the games: starts them and takes them up again.
@MainActor
@Observable
public final class HomeModel {
  private let link: CoreLink
  private let clock: WallClock
  private let onPlay: @MainActor () -> Void
  private let onEdit: @MainActor (GameKind) -> Void
  private let onNearby: @MainActor () -> Void
  private let onSettings: @MainActor () -> Void
  private var nowMs: Int64
  private var problem: Words?

  /// Home over `link`: `onPlay` leads to the board, `onEdit` to the sheet, `onNearby` and `onSettings` to
  /// their pages.
  init(
    link: CoreLink,
    clock: WallClock,
    onPlay: @escaping @MainActor () -> Void,
    onEdit: @escaping @MainActor (GameKind) -> Void,
    onNearby: @escaping @MainActor () -> Void,
    onSettings: @escaping @MainActor () -> Void
  ) {
    self.link = link
    self.clock = clock
    self.onPlay = onPlay
    self.onEdit = onEdit
    self.onNearby = onNearby
    self.onSettings = onSettings
    nowMs = clock.nowMs()
  }

  /// What the screen shows.
  public var state: HomeState {
    homeState(
      link.snapshot,
      unfinished: link.unfinished,
      settings: link.settings,
      nowMs: nowMs,
      problem: problem
    )
  }

  /// Does what `intent` asks for. What it asks of the core is done once the task has ended.
  @discardableResult
  public func send(_ intent: HomeIntent) -> Task<Void, Never>? {
    problem = nil
    switch intent {
    case .continue: onPlay()
    case .edit(let kind): onEdit(kind)
    case .openNearby: onNearby()
    case .openSettings: onSettings()
    case .start(let kind): return goAfter { await $0.start($0.settings.lastGame(kind)) }
    case .open(let game): return goAfter { await $0.open(game: game) }
    }
    return nil
  }

  /// Keeps "five minutes ago" true for as long as the screen is there: until the task is cancelled.
  public func followTime() async {
    repeat {
      lookAtTheClock()
      try? await clock.aMinute()
    } while !Task.isCancelled
  }

  func lookAtTheClock() {
    nowMs = clock.nowMs()
  }

  private func goAfter(_ act: @escaping @MainActor (CoreLink) async -> Answer) -> Task<Void, Never> {
    Task {
      problem = problemOf(await act(link))
      if problem == nil { onPlay() }
    }
  }
}

private func problemOf(_ answer: Answer) -> Words? {
  switch answer {
  case .done: nil
  case .refused(let refusal): refusalText(refusal)
  case .failed(let problem): problemText(problem)
  }
}
