import Testing

@testable import TengenKit

/// What the hand feels in a game.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct HapticsTests {
  private let folder: GamesFolder
  private let hand = Hand()

  init() throws {
    folder = try GamesFolder()
  }

  private func running(_ body: (RunningModel) async throws -> Void) async throws {
    var ports = Ports.silent()
    ports.haptics = Haptics { [hand] in hand.felt.append($0) }
    let app = AppModel(folder: folder.path, ports: ports)
    await app.open()
    let running = try #require(app.running, "\(app.state)")
    await running.settings.send(.setPlacement(.oneTap))?.value
    try await body(running)
    await app.close()
  }

  private func play(_ running: RunningModel, _ points: (Int, Int)...) async {
    for (x, y) in points { await running.play.send(.tap(Point(x: x, y: y), isRoomy: false))?.value }
  }

  @Test
  func everyStoneIsFeltAndSoAreARefusalAndTheEnd() async throws {
    try await running { running in
      await running.home.send(.start(.twoPeople))?.value
      await play(running, (0, 0))
      #expect(hand.felt == [.stone])
      await play(running, (0, 0))
      #expect(hand.felt == [.stone, .refusal])
      await running.play.send(.undo)?.value
      await running.play.send(.redo)?.value
      #expect(hand.felt == [.stone, .refusal])
      await running.play.send(.resign)?.value
      #expect(hand.felt == [.stone, .refusal, .end])
    }
  }

  @Test
  func theComputersStoneIsFeltOnTheBoardAndNowhereElse() async throws {
    try await running { running in
      await running.home.send(.start(.againstComputer))?.value
      await play(running, (7, 7))
      await until { running.play.state.moves.count == 2 }
      #expect(hand.felt == [.stone, .stone])
      running.play.send(.tap(Point(x: 0, y: 0), isRoomy: false))
      running.play.send(.goHome)
      await until { running.play.state.moves.count == 4 }
      #expect(hand.felt == [.stone, .stone])
    }
  }
}

/// What a hand has felt.
@MainActor
private final class Hand {
  var felt: [Feeling] = []
}
