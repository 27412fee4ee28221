import Observation
import TengenCore

/// The page of those nearby: keeps what belongs to it alone, and carries what is asked for to the core.
@MainActor
@Observable
public final class NearbyModel {
  private let link: CoreLink
  private let askPermission: @MainActor () -> Void
  private let onPlay: @MainActor () -> Void
  private let onLeave: @MainActor () -> Void
  private var local: NearbyLocal

  /// Whether the page is on the screen.
  private var isThere = false

  /// A link that was read from a code and that nobody could follow yet.
  private var joinLink: String?

  /// The page over `link`: `onPlay` leads to the board when a game begins, `onLeave` back.
  init(
    link: CoreLink,
    ports: Ports,
    onPlay: @escaping @MainActor () -> Void,
    onLeave: @escaping @MainActor () -> Void
  ) {
    self.link = link
    askPermission = ports.askForNetwork
    self.onPlay = onPlay
    self.onLeave = onLeave
    local = NearbyLocal(suggestedName: ports.deviceName)
  }

  /// What the page shows.
  public var state: NearbyState { nearbyState(link.nearby.snapshot, local, link.snapshot) }

  /// The page is there: this device can be seen, and what it knows of its person and of others comes to light.
  @discardableResult
  public func enter() -> Task<Void, Never> {
    isThere = true
    return perform(nil) { await $0.open() }
  }

  /// Calls whom a link leads to that was read from a code, as soon as its person has a name.
  func follow(_ joinLink: String) {
    self.joinLink = joinLink
    enter()
    followLink(link.nearby.snapshot)
  }

  /// Does what `intent` asks for. What it asks of the core is done once the task has ended.
  @discardableResult
  public func send(_ intent: NearbyIntent) -> Task<Void, Never>? {
    let nearby = link.nearby.snapshot
    let before = local
    local.take(intent, nearby)
    switch intent {
    case .askPermission: askPermission()
    case .leave: onLeave()
    default: break
    }
    return act(intent, before, nearby).map { act in perform(intent, act) }
  }

  /// The page is left: what was typed is over, and nobody new can come.
  @discardableResult
  func leave() -> Task<Void, Never> {
    isThere = false
    local = NearbyLocal(suggestedName: local.suggestedName)
    return perform(nil) { await $0.shut() }
  }

  /// Something is new: a game that begins is played at once.
  func hear(_ nearby: NearbySnapshot) {
    guard isThere else { return }
    followLink(nearby)
    guard nearby.room?.isAtBoard == true else { return }
    leave()
    onPlay()
  }

  private func followLink(_ nearby: NearbySnapshot) {
    guard let joinLink, nearby.open, !nearby.name.isEmpty else { return }
    self.joinLink = nil
    perform(nil) { await $0.follow(joinLink) }
  }

  @discardableResult
  private func perform(
    _ intent: NearbyIntent?, _ act: @escaping @MainActor (NearbyLink) async -> Answer
  ) -> Task<Void, Never> {
    Task { local.take(await act(link.nearby), to: intent) }
  }
}

/// What `intent` asks of the core, if anything.
@MainActor
private func act(
  _ intent: NearbyIntent, _ local: NearbyLocal, _ nearby: NearbySnapshot
) -> (@MainActor (NearbyLink) async -> Answer)? {
  switch intent {
  case .saveName:
    let name = if case .name(let name) = local.draft { name } else { local.suggestedName }
    return { await $0.setName(name) }
  case .sendInvitation:
    guard case .invitation(let draft) = local.draft else { return nil }
    guard let peer = draft.peer else { return { await $0.openRoom(draft.proposal, code: local.roomCode) } }
    return { await $0.invite(peer, draft.proposal) }
  case .saveTerms:
    guard case .terms(let draft) = local.draft, var settings = nearby.room?.settings else { return nil }
    settings.terms = draft.terms
    return { [settings] in await $0.settle(settings) }
  case .call:
    guard case .address(let address) = local.draft else { return nil }
    return { await $0.call(address) }
  case .accept:
    guard let peer = nearby.incoming?.peer else { return nil }
    return { await $0.accept(peer, local.isCompared) }
  case .decline: return { await $0.answer(false) }
  case .goOn(let peer): return { await $0.goOn(peer) }
  case .withdraw: return { await $0.withdraw() }
  case .enterRoom(let room): return { await $0.enterRoom(room, code: local.roomCode) }
  case .sit: return { await $0.sit() }
  case .stand: return { await $0.stand() }
  case .setReady(let ready): return { await $0.setReady(ready) }
  case .leaveRoom: return { await $0.leave() }
  case .forget(let peer): return { await $0.forget(peer) }
  case .editName, .setName, .invite, .setColour, .setTerms, .setFreeChat, .setCompared, .openAddress, .setAddress,
    .showCode, .setRoomCode, .openRoom, .openTerms, .askPermission, .closeSheet, .leave:
    return nil
  }
}

extension NearbyLink {
  /// Who has compared the code says so once the game is accepted.
  fileprivate func accept(_ peer: String, _ isCompared: Bool) async -> Answer {
    let answer = await answer(true)
    return isCompared && answer == .done ? await verify(peer) : answer
  }
}
