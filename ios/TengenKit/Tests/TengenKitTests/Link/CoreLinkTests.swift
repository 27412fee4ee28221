import Foundation
import TengenCore
import Testing

@testable import TengenKit

/// The link over the real core.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct CoreLinkTests {
  private let folder: GamesFolder

  init() throws {
    folder = try GamesFolder()
  }

  /// Opens the games, does `body` and closes them.
  private func linked(_ body: (CoreLink) async throws -> Void) async throws {
    let link = try await open()
    try await body(link)
    #expect(await link.close() == .done)
  }

  private func open() async throws -> CoreLink {
    let launch = await CoreLink.open(folder: folder.path)
    guard case .ready(let link) = launch else {
      Issue.record("\(launch)")
      throw CancellationError()
    }
    return link
  }

  @Test
  func whatIsObservedIsAsNewAsTheAnswer() async throws {
    try await linked { link in
      #expect(link.snapshot.phase == .noGame)
      #expect(await link.start(link.settings.twoPeople) == .done)
      #expect(link.snapshot.phase == .playing)
      for ply: Int32 in 1...10 {
        #expect(await link.play(CorePoint(x: ply, y: ply % 2)) == .done)
        #expect(link.snapshot.moves.count == Int(2 * ply))
      }
      #expect(await link.change { $0.themed(.dark) } == .done)
      #expect(link.settings.theme == .dark)
    }
  }

  @Test
  func aRefusalIsAValueAndChangesNothing() async throws {
    try await linked { link in
      let middle = CorePoint(x: 7, y: 7)
      #expect(await link.play(middle) == .failed(.NoGame))
      _ = await link.start(link.settings.twoPeople)
      _ = await link.play(middle)
      let before = link.snapshot
      #expect(await link.play(middle) == .refused(.taken(point: middle)))
      let outside = CorePoint(x: 15, y: 0)
      #expect(await link.play(outside) == .refused(.offBoard(point: outside)))
      #expect(await link.redo() == .refused(.nothingToRedo))
      #expect(link.snapshot == before)
    }
  }

  @Test
  func whatTheComputerDoesComesByItself() async throws {
    try await linked { link in
      _ = await link.start(link.settings.againstComputer)
      _ = await link.play(CorePoint(x: 7, y: 7))
      await until { link.snapshot.moves.count == 4 && link.snapshot.canPlay }
    }
  }

  @Test
  func aGameThatWasReplacedTurnsUpAmongTheUnfinishedOnes() async throws {
    try await linked { link in
      _ = await link.start(link.settings.twoPeople)
      _ = await link.play(CorePoint(x: 7, y: 7))
      let first = link.snapshot.game
      _ = await link.restart()
      await until { link.unfinished.map(\.game) == [first] }
      _ = await link.play(CorePoint(x: 0, y: 0))
      let second = link.snapshot.game
      _ = await link.open(game: first)
      await until { link.unfinished.map(\.game) == [second] }
    }
    let reopened = try await open()
    #expect(reopened.unfinished.count == 1)
  }

  @Test
  func actsAreDoneInTheOrderInWhichTheyWereAskedFor() async throws {
    try await linked { link in
      _ = await link.start(link.settings.twoPeople)
      let points = (0..<15).map { Point(x: $0, y: $0 * 4 % 15) }
      let acts = points.map { point in Task { await link.play(corePointOf(point)) } }
      for act in acts { #expect(await act.value == .done) }
      #expect(movesOf(link.snapshot.moves) == points)
    }
  }

  @Test
  func whatWasAskedForHappensThoughNobodyWaitsForIt() async throws {
    try await linked { link in
      for theme in (0..<20).map({ Theme.allCases[$0 % Theme.allCases.count] }) {
        let screen = Task { await link.change { $0.themed(theme) } }
        screen.cancel()
        await until { link.settings.theme == theme }
      }
    }
  }

  @Test
  func eachEventIsToldOnceAndInOrder() async throws {
    try await linked { link in
      var told: [EventKind] = []
      link.onEvents = { told += $0.map(\.kind) }
      _ = await link.start(link.settings.twoPeople)
      _ = await link.play(CorePoint(x: 7, y: 7))
      _ = await link.undo()
      _ = await link.redo()
      let stone = EventKind.placed(point: CorePoint(x: 7, y: 7), stone: .black)
      #expect(told == [.started, stone, .takenBack(plies: 1), .redone(plies: 1)])
      told = []
      _ = await link.start(link.settings.againstComputer)
      _ = await link.play(CorePoint(x: 7, y: 7))
      await until { link.snapshot.moves.count == 4 }
      #expect(told.count == 3)
    }
  }

  @Test
  func aDamagedArchiveIsToldUntilItWasRead() async throws {
    try await linked { _ = await $0.start($0.settings.twoPeople) }
    let archive = folder.url.appending(path: "archive.db")
    try Data(String(repeating: "no archive ", count: 1000).utf8).write(to: archive)
    try await linked { link in
      let notice = try #require(link.notices.first)
      guard case .restoredFromBackup = notice.kind else {
        Issue.record("\(notice.kind)")
        return
      }
      #expect(FileManager.default.fileExists(atPath: folder.url.appending(path: notice.setAside).path))
      #expect(link.snapshot.phase == .playing)
      #expect(await link.acknowledge(notice) == .done)
      #expect(link.notices.isEmpty)
    }
    try await linked { #expect($0.notices.isEmpty) }
  }

  @Test
  func oneFolderIsOpenOnceAndFreeAgainAfterClosing() async throws {
    try await linked { _ in
      guard case .failed(.AlreadyOpen(let path)) = await CoreLink.open(folder: folder.path) else {
        Issue.record("a second link was opened")
        return
      }
      #expect(path == folder.path)
    }
    try await linked { #expect($0.snapshot.phase == .noGame) }
  }

  @Test
  func afterTheEndActsFailAndNothingChanges() async throws {
    let link = try await open()
    _ = await link.start(link.settings.twoPeople)
    await link.close()
    let before = link.snapshot
    #expect(await link.play(CorePoint(x: 7, y: 7)) == .failed(.Internal(code: "shut_down")))
    #expect(link.snapshot == before)
  }

  @Test
  func aLinkThatNobodyHoldsIsGoneAndItsFolderFree() async throws {
    weak var link: CoreLink?
    do {
      let held = try await open()
      _ = await held.start(held.settings.twoPeople)
      link = held
    }
    // A change that was still on its way holds the link until it has come.
    while link != nil { await Task.yield() }
    while true {
      // Its core ends with the last call that still held it.
      if case .ready(let next) = await CoreLink.open(folder: folder.path) {
        #expect(next.snapshot.phase == .playing)
        return
      }
    }
  }
}

extension Settings {
  fileprivate func themed(_ theme: Theme) -> Settings {
    var themed = self
    themed.theme = theme
    return themed
  }
}
