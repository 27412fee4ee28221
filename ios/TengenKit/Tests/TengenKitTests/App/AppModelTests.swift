import Foundation
import TengenCore
import Testing

@testable import TengenKit

/// The app from its start on: where it begins, what it tells, and what it does out of sight.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct AppModelTests {
  private let folder: GamesFolder

  init() throws {
    folder = try GamesFolder()
  }

  /// Starts the app over the folder of this test, does `body` and ends it.
  private func running(way: String? = nil, _ body: (RunningModel, AppModel) async throws -> Void) async throws {
    let app = AppModel(folder: folder.path, ports: .silent())
    await app.open(way: way)
    let running = try #require(app.running, "\(app.state)")
    try await body(running, app)
    await app.close()
  }

  private func startTwoPeople() async throws {
    try await running { running, _ in
      await running.home.send(.start(.twoPeople))?.value
      await running.play.send(.tap(Point(x: 7, y: 7), isRoomy: true))?.value
    }
  }

  @Test
  func theFirstStartIsAtHomeAndAnInterruptedGameIsOnItsBoardAtOnce() async throws {
    try await running { running, _ in #expect(running.places.navigator == Navigator()) }
    try await startTwoPeople()
    try await running { running, _ in
      #expect(running.places.path == [.play])
      #expect(running.play.state.moves == ["H8"])
      await running.settings.send(.setStartOnHome(true))?.value
    }
    try await running { running, _ in
      #expect(running.places.path == [])
      #expect(running.home.state.resume != nil)
    }
  }

  @Test
  func aWayThatWasSavedIsTakenUp() async throws {
    try await startTwoPeople()
    try await running(way: "home settings") { running, _ in #expect(running.places.path == [.settings]) }
  }

  @Test
  func eachIntentLeadsWhereItSays() async throws {
    try await running { running, _ in
      running.home.send(.openSettings)
      #expect(running.places.path == [.settings])
      running.settings.send(.leave)
      #expect(running.places.path == [])
      running.home.send(.edit(.watch))
      #expect(running.places.navigator.sheet == .watch)
      running.newGame.send(.setKind(.twoPeople))
      await running.newGame.send(.start)?.value
      #expect(running.places.navigator.stack == [.home, .play])
      running.play.send(.openMore)
      running.play.send(.openSettings)
      #expect(running.places.path == [.play, .settings])
      running.settings.send(.leave)
      #expect(running.places.path == [.play])
      running.play.send(.goHome)
      #expect(running.places.path == [])
      running.home.send(.continue)
      #expect(running.places.path == [.play])
    }
  }

  @Test
  func whoLeavesTheBoardByASwipeLeavesWhatWasAimedToo() async throws {
    try await startTwoPeople()
    try await running { running, _ in
      running.play.send(.tap(Point(x: 0, y: 0), isRoomy: false))
      #expect(running.play.state.board.ghost != nil)
      running.play.send(.openSettings)
      running.places.path = [.play]
      #expect(running.play.state.board.ghost != nil, "the settings are looked at from the board")
      running.places.path = []
      #expect(running.play.state.board.ghost == nil)
    }
  }

  @Test
  func aSheetThatIsSwipedAwayForgetsItsDraft() async throws {
    try await running { running, _ in
      running.home.send(.edit(.twoPeople))
      running.newGame.send(.setTerms(.setPreset(.renju)))
      #expect(running.newGame.state?.terms.presets.map(\.isChosen) == [false, false, true, false])
      running.places.back()
      #expect(running.newGame.state == nil)
      running.home.send(.edit(.twoPeople))
      #expect(running.newGame.state?.terms.presets.map(\.isChosen) == [true, false, false, false])
    }
  }

  @Test
  func aSheetThatEndsTwiceLeadsNowhereElse() async throws {
    try await running { running, _ in
      running.home.send(.edit(.twoPeople))
      await running.newGame.send(.start)?.value
      running.newGame.send(.close)
      #expect(running.places.navigator.stack == [.home, .play])
      running.home.send(.edit(.watch))
      running.newGame.send(.close)
      running.newGame.send(.close)
      #expect(running.places.navigator.stack == [.home, .play])
    }
  }

  @Test
  func aRefusalThatComesAfterTheBoardWasLeftIsNotToldOnComingBack() async throws {
    try await startTwoPeople()
    try await running { running, _ in
      let taken = running.play.send(.tap(Point(x: 7, y: 7), isRoomy: true))
      running.play.send(.goHome)
      await taken?.value
      running.home.send(.continue)
      #expect(running.play.state.message.tone == .quiet)
      await running.play.send(.tap(Point(x: 7, y: 7), isRoomy: true))?.value
      #expect(running.play.state.message.tone == .refusal)
    }
  }

  @Test
  func themeAndLanguageAreForEveryScreen() async throws {
    try await running { running, _ in
      #expect(running.isDark == nil)
      #expect(running.language == "")
      await running.settings.send(.setTheme(.dark))?.value
      await running.settings.send(.setLanguage("zh"))?.value
      #expect(running.isDark == true)
      #expect(running.language == "zh")
      await running.settings.send(.setTheme(.light))?.value
      #expect(running.isDark == false)
    }
  }

  @Test
  func whatHappenedToTheGamesIsToldUntilItWasRead() async throws {
    try await startTwoPeople()
    let archive = folder.url.appending(path: "archive.db")
    try Data(count: 4096).write(to: archive)
    try await running { running, _ in
      let notice = try #require(running.notice)
      #expect(notice.sentences.count == 2)
      await running.acknowledge(notice).value
      #expect(running.notice == nil)
    }
    try await running { running, _ in #expect(running.notice == nil) }
  }

  @Test
  func gamesThatAreOpenElsewhereSaySo() async throws {
    try await running { _, _ in
      let second = AppModel(folder: folder.path, ports: .failing)
      await second.open()
      guard case .failed(let words) = second.state else {
        Issue.record("\(second.state)")
        return
      }
      #expect(words == .keyed(.problemAlreadyOpen, [.plain(folder.path)]))
    }
  }

  @Test
  func aWindowThatComesAgainFindsTheGamesOpen() async throws {
    try await running { running, app in
      running.home.send(.openSettings)
      await app.open(way: "home")
      let same = try #require(app.running, "\(app.state)")
      #expect(same === running)
      #expect(same.places.path == [.settings])
    }
  }

  @Test
  func outOfSightTheComputerStopsAndTheArchiveIsOneFile() async throws {
    try await running { running, app in
      try await startWatching(running)
      await app.enterBackground()
      #expect(running.play.state.top.thinking == nil && running.play.state.bottom.thinking == nil)
      let resting = running.play.state.moves
      let log = folder.url.appending(path: "archive.db-wal")
      #expect(try Data(contentsOf: log).isEmpty)
      await app.enterForeground()
      #expect(running.play.state.top.thinking != nil || running.play.state.bottom.thinking != nil)
      running.play.send(.stop)
      await until { running.play.state.moves.count > resting.count }
      #expect(running.play.state.moves.starts(with: resting))
    }
  }

  @Test
  func whatIsOpenedOutOfSightRestsUntilItIsSeen() async throws {
    try await running { running, _ in try await startWatching(running) }
    let app = AppModel(folder: folder.path, ports: .silent())
    await app.enterBackground()
    await app.open()
    let running = try #require(app.running, "\(app.state)")
    #expect(running.play.state.top.thinking == nil && running.play.state.bottom.thinking == nil)
    await app.enterForeground()
    #expect(running.play.state.top.thinking != nil || running.play.state.bottom.thinking != nil)
    await app.close()
  }

  /// A game of two strong computers, which takes its time.
  private func startWatching(_ running: RunningModel) async throws {
    running.home.send(.edit(.watch))
    running.newGame.send(.setLevel(.me, 10))
    running.newGame.send(.setTerms(.setSize(20)))
    await running.newGame.send(.start)?.value
    try #require(running.places.path == [.play])
  }
}
