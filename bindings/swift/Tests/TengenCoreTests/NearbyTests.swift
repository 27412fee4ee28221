import NearbyPerson
import TengenCore
import Testing

extension BindingTests {
  /// Two apps of one process play each other over a socket of this computer; `NearbyTest` does the same in Kotlin.
  @Suite(.timeLimit(.minutes(2)))
  struct NearbyTests {
    @Test
    func twoAppsHostJoinDropResumeAndFinish() async throws {
      let li = try Person(named: "Li", newestMinor: 0)
      let bo = try Person(named: "Bo", newestMinor: 2)
      try bo.nearby.open()
      let port = try #require(bo.nearby.snapshot().listening).port
      try li.nearby.joinTyped(address: "127.0.0.1:\(port)")
      let incoming = try #require(try await bo.sees { $0.incoming != nil }.incoming)
      let outgoing = try await li.sees { $0.outgoing?.state == .waiting && $0.outgoing?.code != nil }.outgoing
      #expect(outgoing?.code == incoming.code)
      try bo.nearby.answerInvitation(accept: true)
      try await li.plays(7, 7)
      #expect(bo.table.snapshot().me == .white)
      try await bo.plays(7, 8)

      try li.app.enterBackground()
      _ = try await bo.sees { $0.room?.first?.presence == .away }
      try li.app.enterForeground()
      _ = try await li.sees { $0.room?.contact == .here }
      try await li.plays(8, 7)
      try li.reopen()
      #expect(li.table.snapshot().nearby)
      try await bo.plays(8, 8)

      for x in Int32(9)...10 {
        try await li.plays(x, 7)
        try await bo.plays(x, 8)
      }
      try await li.plays(11, 7)
      for person in [li, bo] {
        let result = try #require(try await person.seesTable { $0.result != nil }.result)
        #expect(result.winner == .black && result.reason == .five)
        #expect(try person.app.archive().finished(limit: 10, offset: 0).count == 1)
      }
      try li.nearby.leave()
      #expect(!li.table.snapshot().nearby)
    }
  }
}
