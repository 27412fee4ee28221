import Observation
import TengenCore

/// Those nearby: the core's news can be observed here, acts go in as functions that answer with a value. Between the two it
/// has the phone's discovery look for others and announce this device as the core says.
@MainActor
@Observable
public final class NearbyLink {
  /// Who is there, who invites, the room one is in: always the newest revision.
  public private(set) var snapshot: NearbySnapshot

  /// Is told after an act, since it may have changed the game on the table too.
  @ObservationIgnored var onActed: (@MainActor () -> Void)?

  /// Is told of each newer snapshot.
  @ObservationIgnored var onNews: (@MainActor (NearbySnapshot) -> Void)?

  private let nearby: Nearby
  private let calls: CoreCalls
  private let discovery: (any Discovery)?
  private let network: (any NetworkWatch)?
  @ObservationIgnored private var browsing: [Task<Void, Never>] = []
  @ObservationIgnored private var announced: Advertisement?
  @ObservationIgnored private var announcing: Task<Void, Never>?

  init(_ nearby: Nearby, _ calls: CoreCalls, discovery: (any Discovery)?, network: (any NetworkWatch)?) {
    self.nearby = nearby
    self.calls = calls
    self.discovery = discovery
    self.network = network
    snapshot = nearby.snapshot()
  }

  /// The page is opened: others can see this device and invite whoever is at it.
  public func open() async -> Answer { await act { try $0.open() } }

  /// The page is closed: nobody new can come; a room that one is in stays.
  public func shut() async -> Answer { await act { try $0.shut() } }

  /// What others see this person called, from now on.
  public func setName(_ name: String) async -> Answer { await act { try $0.setName(name: name) } }

  /// Invites the peer of this id; a hall shows its rooms instead.
  public func invite(_ peer: String, _ settings: RoomSettings) async -> Answer {
    await act { try $0.invite(peer: peer, settings: settings) }
  }

  /// Goes on with the game with the peer of this id that was left.
  public func goOn(_ peer: String) async -> Answer { await act { try $0.goOn(peer: peer) } }

  /// Takes one's invitation back, stops calling, or forgets how it came to nothing.
  public func withdraw() async -> Answer { await act { try $0.withdraw() } }

  /// Answers the invitation that is shown; accepted, the game begins by itself.
  public func answer(_ accept: Bool) async -> Answer { await act { try $0.answerInvitation(accept: accept) } }

  /// Both have compared the code of `peer`.
  public func verify(_ peer: String) async -> Answer { await act { try $0.verify(peer: peer, verified: true) } }

  /// Calls whoever is at an address that somebody typed.
  public func call(_ address: String) async -> Answer { await act { try $0.joinTyped(address: address) } }

  /// Calls whom a link leads to that was read from a QR code.
  public func follow(_ link: String) async -> Answer { await act { try $0.joinLink(link: link) } }

  /// Forgets somebody who was met, or typed.
  public func forget(_ peer: String) async -> Answer { await act { try $0.forget(peer: peer) } }

  /// Opens a room in the hall that one visits; with a `code` it is private.
  public func openRoom(_ settings: RoomSettings, code: String) async -> Answer {
    await act { try $0.openRoom(settings: settings, code: code) }
  }

  /// Goes into a room of the hall that one visits; `code` where it is private, else empty.
  public func enterRoom(_ room: Int32, code: String) async -> Answer {
    await act { try $0.enterRoom(room: room, code: code) }
  }

  /// Changes what the room is for: by what the next game is played, whether more than phrases may be said.
  public func settle(_ settings: RoomSettings) async -> Answer { await act { try $0.settle(settings: settings) } }

  /// Takes a free seat.
  public func sit() async -> Answer { await act { try $0.sit(seat: nil) } }

  /// Gives the seat up and watches.
  public func stand() async -> Answer { await act { try $0.stand() } }

  /// Is ready for the game, or not after all.
  public func setReady(_ ready: Bool) async -> Answer { await act { try $0.ready(ready: ready) } }

  /// Says a phrase, which everybody reads in their own language.
  public func say(_ phrase: Phrase) async -> Answer { await act { try $0.sayPhrase(phrase: phrase) } }

  /// Says something in one's own words.
  public func say(text: String) async -> Answer { await act { try $0.sayText(text: text) } }

  /// Hides what others say, or shows it again.
  public func mute(_ muted: Bool) async -> Answer { await act { try $0.mute(muted: muted) } }

  /// Claims the game against somebody who has left it alone.
  public func claim() async -> Answer { await act { try $0.claim() } }

  /// Leaves the room and its host.
  public func leave() async -> Answer { await act { try $0.leave() } }

  /// Fetches what is newest.
  func pull() {
    let newest = nearby.snapshot()
    guard newest.revision > snapshot.revision else { return }
    snapshot = newest
    follow(newest)
    onNews?(newest)
  }

  /// Nobody is looked for or told any more.
  func end() async {
    stopBrowsing()
    announced = nil
    announce(nil)
    await announcing?.value
  }

  private func act(_ act: @escaping @Sendable (Nearby) throws -> Void) async -> Answer {
    let answer = await calls.run { [nearby] in Answer { try act(nearby) } }
    pull()
    onActed?()
    return answer
  }

  private func follow(_ newest: NearbySnapshot) {
    if newest.open == browsing.isEmpty {
      if newest.open { browse() } else { stopBrowsing() }
    }
    if newest.advertisement != announced {
      announced = newest.advertisement
      announce(newest.advertisement)
    }
  }

  private func browse() {
    if let discovery {
      browsing.append(
        Task { [nearby] in
          for await sighting in await discovery.browse(type: nearbyService()) { nearby.take(sighting) }
        })
    }
    if let network {
      browsing.append(
        Task { [nearby] in
          for await state in network.states() { nearby.take(state) }
        })
    }
  }

  private func stopBrowsing() {
    for task in browsing { task.cancel() }
    browsing = []
  }

  /// One after the other, as a service that is withdrawn late would take the next one with it.
  private func announce(_ service: Advertisement?) {
    guard let discovery else { return }
    announcing = Task { [nearby, before = announcing] in
      await before?.value
      guard let service else { return await discovery.withdraw() }
      do throws(DiscoveryProblem) {
        try await discovery.advertise(AdvertisedService(service), type: service.service)
      } catch {
        nearby.take(error)
      }
    }
  }
}

extension AdvertisedService {
  fileprivate init(_ service: Advertisement) {
    let text = service.txt.map { ($0.key, $0.value) }
    self.init(
      instance: service.instance,
      port: UInt16(clamping: service.port),
      text: Dictionary(text, uniquingKeysWith: { first, _ in first })
    )
  }
}

extension Nearby {
  fileprivate func take(_ sighting: Sighting) {
    switch sighting {
    case .found(let service):
      serviceFound(
        instance: service.instance,
        addresses: service.addresses,
        port: Int32(service.port),
        txt: service.text.map { TxtPair(key: $0.key, value: $0.value) }
      )
    case .lost(let instance): serviceLost(instance: instance)
    case .failed(let problem): take(problem)
    }
  }

  fileprivate func take(_ problem: DiscoveryProblem) {
    switch problem {
    case .notAllowed: adapterProblem(problem: .permissionDenied)
    case .unavailable: adapterProblem(problem: .searchFailed)
    // Another took its place, or nobody wants to be found any more.
    case .withdrawn: break
    }
  }

  fileprivate func take(_ state: NetworkState) {
    switch state {
    case .none: adapterProblem(problem: .noNetwork)
    case .behindVpn: adapterProblem(problem: .vpnActive)
    case .reachable: adapterProblem(problem: nil)
    }
    networkChanged()
  }
}
