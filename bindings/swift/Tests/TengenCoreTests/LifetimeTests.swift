import ProcessFacts
import TengenCore
import Testing

extension BindingTests {
  /// Objects of the core live as long as Swift holds them, and no longer.
  @Suite
  struct LifetimeTests {
    private let fresh: FreshApp

    init() throws {
      fresh = try FreshApp()
      try fresh.app.table().newGame(game: twoPeople())
      try fresh.app.table().play("H8 I9 K10")
    }

    @Test
    func tenThousandTablesLeakNothing() {
      let tables = 10_000
      useTables(tables)
      let before = bytes_lent_out()
      var held = (0..<tables).map { _ in fresh.app.table() }
      // The measure itself: a table that is held costs at least a pointer on each side.
      #expect(bytes_lent_out() - before > tables * 16)
      held.removeAll()
      useTables(tables)
      let growth = Int(bytes_lent_out()) - Int(before)
      #expect(growth < tables, "\(growth) bytes after \(tables) tables")
    }

    /// Calls whatever hands memory over: objects, records, lists and errors.
    private func useTables(_ count: Int) {
      var failures = 0
      for _ in 0..<count {
        let table = fresh.app.table()
        _ = (table.snapshot(), table.eventsSince(id: 0))
        failures += (try? table.play(x: -1, y: 0)) == nil ? 1 : 0
      }
      #expect(failures == count)
    }

    @Test
    func anAppThatIsDroppedFreesItsFolder() throws {
      let other = try FreshApp()
      try other.app.shutdown()
      for _ in 0..<20 {
        let app = try App(dataDir: other.folder.path)
        let table = app.table()
        #expect(table.snapshot().phase == .noGame)
      }
    }
  }
}
