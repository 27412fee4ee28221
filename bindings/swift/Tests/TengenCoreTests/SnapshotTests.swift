import Foundation
import TengenCore
import Testing

extension BindingTests {
  /// Every change is a snapshot with a higher revision and an event with a higher number.
  @Suite
  struct SnapshotTests {
    private let fresh: FreshApp
    private var table: Table { fresh.app.table() }

    init() throws {
      fresh = try FreshApp()
    }

    @Test
    func revisionsAndEventsGrowWithEveryAction() throws {
      let actions: [(Table) throws -> Void] = [
        { try $0.newGame(game: twoPeople()) }, { try $0.play("H8") }, { try $0.undo() }, { try $0.redo() },
        { try $0.resign() },
      ]
      var before = table.snapshot()
      for action in actions {
        try action(table)
        let now = table.snapshot()
        #expect(now.revision > before.revision)
        #expect(now.lastEvent > before.lastEvent)
        before = now
      }
      let resigned = GameResult(winner: .black, reason: .resignation, line: [])
      #expect(before.result == resigned)
      let stone = EventKind.placed(point: Point(x: 7, y: 7), stone: .black)
      let end = EventKind.finished(result: resigned)
      let events = table.eventsSince(id: 0)
      #expect(events.map(\.kind) == [.started, stone, .takenBack(plies: 1), .redone(plies: 1), end])
      #expect(events.last?.id == before.lastEvent)
    }

    @Test
    func theBoardIsOneByteACell() throws {
      try table.newGame(game: twoPeople(size: 10))
      try table.play("A1 J10")
      let now = table.snapshot()
      #expect(now.board == Data([1] + [UInt8](repeating: 0, count: 98) + [2]))
      #expect(now.moves == Data([0, 0, 9, 9]))
      #expect(now.lastMove == Point(x: 9, y: 9))
    }

    @Test
    func textOfEveryScriptCrossesUnchanged() throws {
      let names = ["天元 😀", "e\u{301}", "\"\\%s", ""]
      for name in names {
        let (ann, bob) = (Seat.person(name: name), Seat.person(name: "Bob"))
        try table.newGame(game: NewGame(size: 15, rules: .standard, me: ann, other: bob, colour: .black))
        #expect(table.snapshot().black == ann)
      }
    }
  }
}
