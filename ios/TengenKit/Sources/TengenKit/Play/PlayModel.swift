import Observation
import TengenCore

/// The play screen over the game on the table: keeps what belongs to the screen alone, and carries acts to the core.
@MainActor
@Observable
public final class PlayModel {
  private let link: CoreLink
  private let haptics: Haptics
  private let onHome: @MainActor () -> Void
  private let onSettings: @MainActor () -> Void
  private let company: @MainActor () -> Company?
  private let onCompany: @MainActor (CompanyAct) -> Void
  private var local = PlayLocal()

  /// How often the screen was left.
  private var departures = 0

  /// The game on the table of `link`; `onHome` and `onSettings` lead elsewhere and lose nothing. In a room there is `company`,
  /// of which `onCompany` asks something.
  init(
    link: CoreLink,
    haptics: Haptics,
    onHome: @escaping @MainActor () -> Void,
    onSettings: @escaping @MainActor () -> Void,
    company: @escaping @MainActor () -> Company? = { nil },
    onCompany: @escaping @MainActor (CompanyAct) -> Void = { _ in }
  ) {
    self.link = link
    self.haptics = haptics
    self.onHome = onHome
    self.onSettings = onSettings
    self.company = company
    self.onCompany = onCompany
  }

  /// What the screen shows.
  public var state: PlayState { playState(link.snapshot, local, link.events, company: company()) }

  /// The clocks at this moment. It changes by itself, not only with `state`: it is to be asked for while one runs.
  public func clocks() -> ClocksState? { link.clock().map(clocksOf) }

  /// Does what `intent` asks for. What it asks of the core is done once the task has ended.
  @discardableResult
  public func send(_ intent: PlayIntent) -> Task<Void, Never>? {
    let step = playStep(intent, local, link.snapshot, link.settings.placement)
    local = step.local
    if case .refused = local.prompt { haptics.play(.refusal) }
    switch intent {
    case .goHome: onHome()
    case .openSettings: onSettings()
    case .openChat: onCompany(.chat)
    case .takeOffer: onCompany(.offer)
    case .settle: onCompany(.settle)
    case .leaveRoom: onCompany(.leave)
    default: break
    }
    guard let act = step.act else { return nil }
    let visit = departures
    return Task { await carry(act, of: visit) }
  }

  /// The screen is left, be it by a swipe: what was aimed and said is over, and nobody is at the table.
  func leave() {
    local = PlayLocal(heard: link.snapshot.lastEvent)
    departures += 1
    if link.snapshot.clock?.running != nil { Task { [link] in await link.pause() } }
  }

  /// Makes what happened on the table felt.
  func feel(_ events: [TableEvent]) {
    for event in events {
      switch event.kind {
      case .placed: haptics.play(.stone)
      case .finished: haptics.play(.end)
      case .wrongClaim, .offerDeclined: haptics.play(.refusal)
      case .started, .chosen, .takenBack, .redone, .offered, .offerAccepted, .offerVoid: break
      }
    }
  }

  private func carry(_ act: PlayAct, of visit: Int) async {
    let answer = await perform(act)
    // An answer that comes too late is nothing to be told when one comes back.
    guard visit == departures else { return }
    local = local.answered(act, answer)
    if answer != .done { haptics.play(.refusal) }
  }

  private func perform(_ act: PlayAct) async -> Answer {
    switch act {
    case .play(let point): await link.play(corePointOf(point))
    case .choose(let choice): await link.choose(choice)
    case .claimFoul: await link.claimFoul()
    case .undo: await link.undo()
    case .askUndo: await link.askUndo()
    case .redo: await link.redo()
    case .hint: await link.hint()
    case .stopThinking: await link.stopThinking()
    case .resign: await link.resign()
    case .restart: await link.restart()
    case .offerDraw: await link.offerDraw()
    case .offerRestart: await link.offerRestart()
    case .proposeClocks(let control): await link.proposeClocks(control)
    case .accept: await link.accept()
    case .decline: await link.decline()
    case .withdraw: await link.withdraw()
    case .runClocks: await link.resume()
    case .stopClocks: await link.pause()
    }
  }
}
