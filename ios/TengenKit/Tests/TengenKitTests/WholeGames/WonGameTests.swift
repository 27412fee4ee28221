import Testing

@testable import TengenKit

/// Whole games through the models over the real core.
@Suite(.timeLimit(.minutes(5)))
@MainActor
struct WonGameTests {
  @Test
  func aPersonWhoLooksAtEveryLineBeatsTheLowestLevel() async throws {
    let folder = try GamesFolder()
    let app = AppModel(folder: folder.path, ports: .silent())
    await app.open()
    let running = try #require(app.running, "\(app.state)")
    await running.home.send(.start(.againstComputer))?.value
    // A computer that draws lots may have luck once, not ten times.
    for _ in 1...10 {
      await play(running.play)
      if running.play.state.message.words == words(.resultFiveYou) { break }
      await running.play.send(.restart)?.value
    }
    let over = running.play.state
    #expect(over.message == MessageState(words: words(.resultFiveYou), tone: .result))
    #expect(over.bar == .over)
    #expect(over.board.winningLine.count >= 5)
    #expect(over.board.winningLine.allSatisfy { over.board[$0] == .black })
    #expect(running.home.state.resume?.status == words(.resultFiveYou))
    await app.close()

    // The won game is on the table after a start too, but not in the way.
    let again = AppModel(folder: folder.path, ports: .silent())
    await again.open()
    let reopened = try #require(again.running, "\(again.state)")
    #expect(reopened.places.path == [])
    #expect(reopened.play.state.moves == over.moves)
    #expect(reopened.home.state.resume?.title == words(.homeLastGame))
    await again.close()
  }

  @Test
  func twoPeoplePlayInTwoStepsToTheFiveAndEachTakesBackThreeStones() async throws {
    let folder = try GamesFolder()
    let app = AppModel(folder: folder.path, ports: .silent())
    await app.open()
    let running = try #require(app.running, "\(app.state)")
    await running.home.send(.start(.twoPeople))?.value
    for x in 0..<5 {
      for y in [7, 9] where running.play.state.bar != .over {
        running.play.send(.tap(Point(x: x, y: y), isRoomy: false))
        await running.play.send(.place)?.value
      }
    }
    #expect(running.play.state.moves.count == 9)
    #expect(running.play.state.message.words == words(.resultFive, words(.stoneBlack)))
    for left in (3..<9).reversed() {
      await running.play.send(.undo)?.value
      #expect(running.play.state.moves.count == left)
    }
    #expect(running.play.state.undo == UndoState(isEnabled: false, asks: false, left: 0))
    await running.play.send(.undo)?.value
    #expect(running.play.state.message.words == words(.refusalNoUndoLeft, .number(3)))
    await app.close()
  }

  /// Plays the game on the table to its end.
  private func play(_ model: PlayModel) async {
    while model.state.bar != .over {
      let board = model.state.board
      await model.send(.tap(bestPoint(on: board, for: .black), isRoomy: true))?.value
      await until { model.state.bottom.isToMove || model.state.bar == .over }
    }
  }
}
