import Testing

@testable import TengenKit

/// What the play screen shows while an answer of the core is still out.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct PlayModelTests {
  @Test
  func aStoneThatWasSentIsSeenAsAGhostUntilItStands() async throws {
    let folder = try GamesFolder()
    let app = AppModel(folder: folder.path, ports: .silent())
    await app.open()
    let running = try #require(app.running, "\(app.state)")
    await running.home.send(.start(.twoPeople))?.value
    let play = running.play
    play.send(.tap(Point(x: 7, y: 7), isRoomy: false))
    #expect(play.state.bar == .place(stone: .black, coordinate: "H8"))

    let placing = try #require(play.send(.place))
    #expect(play.state.board.ghost == Ghost(point: Point(x: 7, y: 7), stone: .black))
    #expect(play.state.bar == nil)
    #expect(play.state.moves.isEmpty)

    // A finger is faster than a disk: what it asks for next waits for its turn.
    let taking = try #require(play.send(.undo))
    await placing.value
    await taking.value
    #expect(play.state.board.ghost == nil)
    #expect(play.state.moves.isEmpty)
    #expect(play.state.canRedo)
    await app.close()
  }
}
