import Observation
import TengenCore

/// The app with its games open: the places one can be at, and what holds for all of them.
@MainActor
@Observable
public final class RunningModel {
  public let places: Places
  public let home: HomeModel
  public let newGame: NewGameModel
  public let play: PlayModel
  public let nearby: NearbyModel
  public let beside: BesideModel
  public let settings: SettingsModel

  private let link: CoreLink
  private let clock: WallClock

  init(link: CoreLink, ports: Ports, way: String?) {
    self.link = link
    clock = ports.clock
    let isInterrupted = link.snapshot.phase == .playing
    let start = Navigator(interrupted: isInterrupted, preferHome: link.settings.startOnHome)
    places = Places(way.map(Navigator.init(restoring:)) ?? start)
    let go = { @MainActor [places] destination in places.go(to: destination) }
    let back = { @MainActor [places] in places.back() }
    let newGame = NewGameModel(link: link, onStarted: { go(.play) }, onClose: back)
    self.newGame = newGame
    let nearby = NearbyModel(link: link, ports: ports, onPlay: { go(.play) }, onLeave: back)
    self.nearby = nearby
    home = HomeModel(
      link: link,
      clock: ports.clock,
      onPlay: { go(.play) },
      onEdit: { kind in
        newGame.begin(kind)
        go(.newGame(kind))
      },
      onNearby: {
        go(.nearby)
        nearby.enter()
      },
      onSettings: { go(.settings) }
    )
    let beside = BesideModel(link: link, onLeft: { [places] in places.goToNearby() })
    self.beside = beside
    play = PlayModel(
      link: link,
      haptics: ports.haptics,
      onHome: { go(.home) },
      onSettings: { go(.settings) },
      company: { beside.state?.company },
      onCompany: { beside.send($0) }
    )
    settings = SettingsModel(link: link, onLeave: back)
    if let kind = places.navigator.sheet { newGame.begin(kind) }
    places.onLeave = { [weak self] in self?.leave($0) }
    link.nearby.onNews = { [weak self] in self?.nearby.hear($0) }
    link.onEvents = { [weak self] in self?.feel($0) }
  }

  /// The language that is set, as a tag; empty for the system's.
  public var language: String { link.settings.language }

  /// Whether the screens are to be dark; nil follows the system.
  public var isDark: Bool? {
    switch link.settings.theme {
    case .system: nil
    case .light: false
    case .dark: true
    }
  }

  /// What the person should read next, over whatever is on the screen.
  public var notice: NoticeState? {
    link.notices.first.map { NoticeState(id: $0.id, sentences: noticeText($0, nowMs: clock.nowMs())) }
  }

  /// Forgets the notice: it was read.
  @discardableResult
  public func acknowledge(_ notice: NoticeState) -> Task<Void, Never> {
    Task {
      guard let read = link.notices.first(where: { $0.id == notice.id }) else { return }
      _ = await link.acknowledge(read)
    }
  }

  /// Somebody's code was read: leads to those nearby and calls them.
  func follow(_ joinLink: String) {
    places.go(to: .nearby)
    nearby.follow(joinLink)
  }

  private func leave(_ left: Set<Destination>) {
    for place in left {
      switch place {
      case .home: break
      case .newGame: newGame.leave()
      case .play: play.leave()
      case .nearby: nearby.leave()
      case .settings: settings.leave()
      }
    }
  }

  private func feel(_ events: [TableEvent]) {
    if places.navigator.screen == .play { play.feel(events) }
  }
}
