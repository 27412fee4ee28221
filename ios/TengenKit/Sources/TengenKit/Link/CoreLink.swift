import Observation
import TengenCore

/// The models' only way to the core: what changes there can be observed here, acts go in as functions that answer with a
/// value.
///
/// Acts are done one after the other, in the order in which they were asked for, and what was asked for happens though
/// nobody waits for the answer any more.
@MainActor
@Observable
public final class CoreLink {
  /// The game on the table, always the newest revision.
  public private(set) var snapshot: TableSnapshot

  /// What happened at the table last, oldest first; at least as new as the snapshot.
  public private(set) var events: [TableEvent] = []

  /// What is set, the last choices for new games included.
  public private(set) var settings: Settings

  /// The other unfinished games, the one on the table left out.
  public private(set) var unfinished: [GameSummary] = []

  /// What happened to the saved games and was not read yet, oldest first.
  public private(set) var notices: [Notice]

  /// Is told of each event of the table once, in order.
  @ObservationIgnored var onEvents: (@MainActor ([TableEvent]) -> Void)?

  /// Those nearby, and the room that one is in; its game is in `snapshot`.
  public let nearby: NearbyLink

  /// More than one command of a person and the computer's answer bring about.
  private static let rememberedEvents = 32

  private let app: App
  private let table: Table
  private let archive: Archive
  private let calls: CoreCalls
  @ObservationIgnored private var changes: Changes?

  private init(_ app: App, _ calls: CoreCalls, _ ports: Ports?) {
    self.app = app
    nearby = NearbyLink(app.nearby(), calls, discovery: ports?.discovery, network: ports?.network)
    self.calls = calls
    table = app.table()
    archive = app.archive()
    snapshot = table.snapshot()
    settings = app.settings()
    notices = app.notices()
    changes = Changes(of: app) { [weak self] in self?.take($0) }
    nearby.onActed = { [weak self] in self?.pullMemory() }
  }

  /// Opens the games below `folder`, by the device's time unless `app` has them by another; `ports` find those nearby.
  public static func open(
    folder: String, ports: Ports? = nil, app: @escaping @Sendable (String) throws -> App = { try App(dataDir: $0) }
  ) async -> Launch {
    let calls = CoreCalls()
    do {
      let link = CoreLink(try await calls.run { try app(folder) }, calls, ports)
      await link.pullUnfinished()
      return .ready(link)
    } catch {
      return .failed(problem(error))
    }
  }

  /// Places the stone of the side to move.
  public func play(_ point: CorePoint) async -> Answer {
    await act { [table] in try table.play(x: point.x, y: point.y) }
  }

  /// Takes back to the person's previous turn, between people one ply.
  public func undo() async -> Answer { await act { [table] in try table.undo() } }

  /// Brings back what was last taken back.
  public func redo() async -> Answer { await act { [table] in try table.redo() } }

  /// The person gives up, between people the side to move.
  public func resign() async -> Answer { await act { [table] in try table.resign() } }

  /// Chooses something of the opening for the person who is asked.
  public func choose(_ choice: OpeningChoice) async -> Answer {
    await act { [table] in try table.choose(choice: choice) }
  }

  /// White says that Black's last stone is a foul.
  public func claimFoul() async -> Answer { await act { [table] in try table.claimFoul() } }

  /// Who placed the last stone asks to have it back.
  public func askUndo() async -> Answer { await act { [table] in try table.askUndo() } }

  /// The side to move, against the computer the person, offers a draw.
  public func offerDraw() async -> Answer { await act { [table] in try table.offerDraw() } }

  /// The side to move asks to begin anew.
  public func offerRestart() async -> Answer { await act { [table] in try table.offerRestart() } }

  /// Black proposes that both sides get this clock; none is no limit.
  public func proposeClocks(_ control: TimeControl?) async -> Answer {
    await act { [table] in try table.proposeClocks(black: control, white: control) }
  }

  /// Who was asked agrees to the offer that waits.
  public func accept() async -> Answer { await act { [table] in try table.accept() } }

  /// Who was asked declines it.
  public func decline() async -> Answer { await act { [table] in try table.decline() } }

  /// Who made the offer takes it back.
  public func withdraw() async -> Answer { await act { [table] in try table.withdraw() } }

  /// Nobody is at the table: its clocks stand still.
  @discardableResult
  public func pause() async -> Answer { await act { [table] in try table.pause() } }

  /// Somebody is at the table: its clocks run.
  @discardableResult
  public func resume() async -> Answer { await act { [table] in try table.resume() } }

  /// The clocks as they are at this moment; nothing in a game without.
  public func clock() -> TableClock? { table.clock() }

  /// Starts to look for a hint, which comes with a later snapshot.
  public func hint() async -> Answer { await act { [table] in try table.hint() } }

  /// Ends the computer's thinking: it plays the best it has; a search for a hint just ends.
  public func stopThinking() async -> Answer { await act { [table] in try table.stopThinking() } }

  /// Puts a new game on the table; an unfinished one stays in the archive.
  public func start(_ game: NewGame) async -> Answer { await act { [table] in try table.newGame(game: game) } }

  /// Starts the same game anew; the old one stays in the archive.
  public func restart() async -> Answer { await act { [table] in try table.restart() } }

  /// Puts the unfinished game with this archive number back on the table.
  public func open(game: Int64) async -> Answer { await act { [table] in try table.openGame(game: game) } }

  /// Stores what `change` makes of the settings.
  public func change(_ change: @escaping @Sendable (Settings) -> Settings) async -> Answer {
    await act { [app] in try app.updateSettings(settings: change(app.settings())) }
  }

  /// Forgets a notice that was read.
  public func acknowledge(_ notice: Notice) async -> Answer {
    await act { [app] in try app.acknowledge(notice: notice.id) }
  }

  /// The app is out of sight: thinking ends and the archive is one file, so that the system may stop the process.
  @discardableResult
  public func enterBackground() async -> Answer { await act { [app] in try app.enterBackground() } }

  /// The app is in sight again: the computer, if it is to move, thinks.
  @discardableResult
  public func enterForeground() async -> Answer { await act { [app] in try app.enterForeground() } }

  /// Ends thinking and closes the archive; every later act fails.
  @discardableResult
  public func close() async -> Answer {
    await changes?.end()
    changes = nil
    await nearby.end()
    return await act { [app] in try app.shutdown() }
  }

  private func act(_ act: @escaping @Sendable () throws -> Void) async -> Answer {
    let answer = await calls.run { Answer(to: act) }
    // The caller may rely on what it did: what is observed is at least as new as the answer.
    pullMemory()
    return answer
  }

  private func take(_ change: Change) {
    if change.topic != .table || change.revision > snapshot.revision { pullMemory() }
    if change.topic == .nearby { nearby.pull() }
    if change.topic == .archive { Task { await pullUnfinished() } }
  }

  private func pullMemory() {
    let newest = table.snapshot()
    if newest.revision > snapshot.revision {
      let seen = snapshot.lastEvent
      let fresh = newest.lastEvent > seen ? table.eventsSince(id: seen).filter { $0.id <= newest.lastEvent } : []
      // Before the snapshot that has them, so that nobody sees it without its events.
      if !fresh.isEmpty { events = (events + fresh).suffix(Self.rememberedEvents) }
      snapshot = newest
      if !fresh.isEmpty { onEvents?(fresh) }
    }
    if settings != app.settings() { settings = app.settings() }
    if notices != app.notices() { notices = app.notices() }
  }

  private func pullUnfinished() async {
    // The list is beside the point when the archive can't be read: the game on the table says so by itself.
    guard let games = try? await calls.run({ [archive] in try archive.unfinished() }) else { return }
    if unfinished != games { unfinished = games }
  }
}
