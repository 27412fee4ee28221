import Observation
import TengenCore

/// What belongs beside the board of a room: its people, the chat, the way out.
@MainActor
@Observable
public final class BesideModel {
  private let link: CoreLink
  private let onLeft: @MainActor () -> Void
  private var local = BesideLocal()

  /// Beside the board over `link`; `onLeft` follows once the room was left.
  init(link: CoreLink, onLeft: @escaping @MainActor () -> Void) {
    self.link = link
    self.onLeft = onLeft
  }

  /// What the room adds to the board; nothing while one is in none.
  public var state: BesideState? { link.nearby.snapshot.room.map { besideState($0, local) } }

  /// Does what `intent` asks for. What it asks of the core is done once the task has ended.
  @discardableResult
  public func send(_ intent: RoomIntent) -> Task<Void, Never>? {
    let (text, terms, room) = (local.text, local.terms, link.nearby.snapshot.room)
    local.take(intent, room)
    return switch intent {
    case .sayPhrase(let phrase): perform { await $0.say(phrase) }
    case .sayText: perform({ await $0.say(text: text) }, onDone: { $0.local.text = "" })
    case .mute(let muted): perform { await $0.mute(muted) }
    case .claim: perform { await $0.claim() }
    case .leaveRoom: perform({ await $0.leave() }, onDone: { $0.left() })
    case .setFreeChat(let isFree): room.map { settle($0, { $0.freeChat = isFree }) }
    case .saveTerms:
      if let room, let terms {
        settle(room, { $0.terms = terms.terms }, onDone: { $0.local.terms = nil })
      } else {
        nil
      }
    case .openChat, .setText, .askLeave, .openTerms, .setTerms, .closeSheet: nil
    }
  }

  /// Does what was asked for of the company.
  public func send(_ act: CompanyAct) {
    switch act {
    case .chat: send(.openChat)
    case .offer: send(.claim)
    case .settle: send(.openTerms)
    case .leave: send(.askLeave)
    }
  }

  private func left() {
    local = BesideLocal()
    onLeft()
  }

  /// Has the room go on with its settings after `change`.
  private func settle(
    _ room: RoomView,
    _ change: (inout RoomSettings) -> Void,
    onDone: @escaping @MainActor (BesideModel) -> Void = { _ in }
  ) -> Task<Void, Never> {
    var settings = room.settings
    change(&settings)
    return perform({ [settings] in await $0.settle(settings) }, onDone: onDone)
  }

  private func perform(
    _ act: @escaping @MainActor (NearbyLink) async -> Answer,
    onDone: @escaping @MainActor (BesideModel) -> Void = { _ in }
  ) -> Task<Void, Never> {
    Task {
      if case .failed(let problem) = await act(link.nearby) { local.problem = problem } else { onDone(self) }
    }
  }
}
