import TengenCore
import Testing

@testable import TengenKit

/// What the board shows as open is what the core takes, on boards with a middle and without.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct OpeningAreaTests {
  @Test(arguments: [OpeningRule.classic, .pro, .longPro, .taraguchi, .centreFirst], [Int32(15), 16])
  func whatIsOpenIsWhatTheCoreTakes(rule: OpeningRule, size: Int32) async throws {
    let folder = try GamesFolder()
    guard case .ready(let link) = await CoreLink.open(folder: folder.path) else { throw NotOpened() }
    let person = Seat.person(name: "")
    let game = NewGame(
      size: size, rules: .renju, me: person, other: person, colour: .black,
      opening: Opening(rule: rule, pattern: nil, fifths: false))
    guard await link.start(game) == .done else { return }
    var asked = 0
    while let opening = link.snapshot.opening, opening.ask?.area != nil {
      let open = movesOf(opening.points)
      let board = playState(link.snapshot, PlayLocal()).board
      #expect(Set(board.points.filter { board[$0] == nil && board.isOpen($0) }) == Set(open))
      #expect(await link.play(corePointOf(open[open.count / 2])) == .done)
      asked += 1
    }
    #expect(asked > 0)
    await link.close()
  }
}
