import Observation

/// The app from its start to its end: opens the games once, and rests while it is out of sight.
@MainActor
@Observable
public final class AppModel {
  public private(set) var state = AppState.opening

  /// The screens over the open games, while there are any.
  public var running: RunningModel? { if case .running(let running) = state { running } else { nil } }

  private let folder: String
  private let ports: Ports
  private var link: CoreLink?
  private var isInBackground = false
  private var isOpened = false

  /// A link that came before the games were open.
  private var joinLink: String?

  /// The app over the games below `folder`, which `open` opens.
  public init(folder: String, ports: Ports) {
    self.folder = folder
    self.ports = ports
  }

  /// Opens the games and shows them: at the place that was saved as `way`, else at the interrupted game or at home.
  ///
  /// A second time it does nothing: a window may come and go over open games.
  public func open(way: String? = nil) async {
    guard !isOpened else { return }
    isOpened = true
    switch await CoreLink.open(folder: folder, ports: ports) {
    case .failed(let problem): state = .failed(problemText(problem))
    case .ready(let link):
      self.link = link
      let running = RunningModel(link: link, ports: ports, way: way)
      state = .running(running)
      if let joinLink { running.follow(joinLink) }
      joinLink = nil
      // The system may have started the app out of sight, or hidden it meanwhile.
      if isInBackground { await link.enterBackground() }
    }
  }

  /// Somebody's code was read: leads to those nearby and calls them.
  public func follow(_ joinLink: String) {
    if let running { running.follow(joinLink) } else { self.joinLink = joinLink }
  }

  /// The app is out of sight: once this has returned, the system may stop or kill the process.
  public func enterBackground() async {
    isInBackground = true
    await link?.enterBackground()
  }

  /// The app is in sight again.
  public func enterForeground() async {
    isInBackground = false
    await link?.enterForeground()
  }

  /// Closes the games; nothing may be asked of them afterwards.
  public func close() async {
    await link?.close()
  }
}
