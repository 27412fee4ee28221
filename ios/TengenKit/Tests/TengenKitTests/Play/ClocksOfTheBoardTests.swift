import TengenCore
import Testing

@testable import TengenKit

/// Clocks run while somebody is at the board.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct ClocksOfTheBoardTests {
  @Test
  func whoeverLeavesTheBoardByASwipeStopsTheClocks() async throws {
    let folder = try GamesFolder()
    let time = ManualTime()
    let launch = await CoreLink.open(folder: folder.path) { try App.atTime(dataDir: $0, time: time) }
    guard case .ready(let link) = launch else { throw NotOpened() }
    let running = RunningModel(link: link, ports: .silent(), way: "home play")
    let person = Seat.person(name: "")
    let clock = TimeControl.total(mainMs: 60_000)
    let game = NewGame(
      size: 15, rules: .freestyle, me: person, other: person, colour: .black, clock: clock, otherClock: clock)
    #expect(await link.start(game) == .done)
    #expect(running.play.clocks()?.black?.isRunning == true)
    time.advance(ms: 51_500)
    #expect(running.play.clocks()?.black?.time == "8.5")

    running.places.path = []
    await until { running.play.state.clocks?.black?.isPaused == true }
    time.advance(ms: 60_000)
    #expect(running.play.clocks()?.black?.time == "8.5")
    running.places.go(to: .play)
    #expect(running.play.state.choices.map(\.intent) == [.runClocks])
    await running.play.send(.runClocks)?.value
    #expect(running.play.state.choices.isEmpty)
    #expect(running.play.clocks()?.black?.isRunning == true)
    await link.close()
  }
}
