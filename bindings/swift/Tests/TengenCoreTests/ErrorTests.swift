import ContractSteps
import Foundation
import TengenCore
import Testing

extension BindingTests {
  /// Errors arrive as the variant that was meant, with every field.
  @Suite
  struct ErrorTests {
    private let fresh: FreshApp
    private var table: Table { fresh.app.table() }

    init() throws {
      fresh = try FreshApp()
    }

    @Test
    func refusalsNameThePoint() throws {
      try table.newGame(game: twoPeople())
      try table.play("H8")
      let before = table.snapshot()
      #expect(throws: TengenError.Refused(refusal: .taken(point: Point(x: 7, y: 7)))) { try table.play("H8") }
      #expect(throws: TengenError.Refused(refusal: .offBoard(point: Point(x: -1, y: 15)))) {
        try table.play(x: -1, y: 15)
      }
      #expect(table.snapshot() == before)
    }

    @Test
    func aForbiddenPointComesWithItsFoul() throws {
      try table.newGame(game: twoPeople(rules: .renju))
      try table.play("G8 A1 I8 A15 H7 O1 H9 O15")
      let shown = try #require(table.snapshot().forbidden.first)
      #expect(shown.foul.parts.map(\.kind) == [.doubleThree])
      #expect(shown.foul.parts.first?.lines.count == 2)
      #expect(throws: TengenError.Refused(refusal: .forbidden(point: Point(named: "H8"), foul: shown.foul))) {
        try table.play("H8")
      }
    }

    @Test
    func aFolderIsOpenedOnce() throws {
      #expect(throws: TengenError.AlreadyOpen(path: fresh.folder.path)) { try App(dataDir: fresh.folder.path) }
    }

    @Test
    func aGameThatIsNotThereIsNamed() {
      #expect(throws: TengenError.NotFound(game: 999)) { try table.openGame(game: 999) }
      #expect(throws: TengenError.NoGame) { try table.undo() }
    }

    @Test
    func settingsThatCannotBeSayWhy() {
      #expect(throws: TengenError.BadSetup(problem: .size(lines: 9))) { try table.newGame(game: twoPeople(size: 9)) }
    }

    @Test
    func anArchiveOfANewerVersionIsRefusedUntouched() throws {
      try fresh.app.shutdown()
      let file = fresh.folder.appendingPathComponent("archive.db")
      var bytes = try Data(contentsOf: file)
      // SQLite keeps `user_version`, the version of our tables, in the bytes 60 to 63.
      bytes.replaceSubrange(60..<64, with: [0, 0, 3, 231])
      try bytes.write(to: file)
      #expect {
        try App(dataDir: fresh.folder.path)
      } throws: { error in
        guard case .Storage(.newer, let detail) = error as? TengenError else { return false }
        return detail.contains("999")
      }
      #expect(try Data(contentsOf: file) == bytes)
    }

    @Test
    func afterShutdownCommandsAreRefusedAndTheTableCanBeRead() throws {
      try table.newGame(game: twoPeople())
      try fresh.app.shutdown()
      #expect(throws: TengenError.Internal(code: "shut_down")) { try table.play("H8") }
      #expect(table.snapshot().phase == .playing)
    }
  }
}
