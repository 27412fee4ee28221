import TengenCore
import TengenSpecimens
import Testing

@testable import TengenKit

@Suite struct ClockStateTests {
  @Test func aSideWithoutALimitHasNoClock() {
    var clock = aClock(black: "4:59", white: "", running: .black)
    clock.white.control = nil
    let shown = clocksOf(clock)
    #expect(shown.of(.black)?.time == "4:59")
    #expect(shown.of(.black)?.isRunning == true)
    #expect(shown.of(.white) == nil)
  }

  @Test func aScreenReaderTellsTheTimeThePeriodsThatItIsLowAndThatItStands() throws {
    let catalogue = try sampleCatalogue("en")
    func told(_ clock: TableClock) throws -> String { catalogue.read(try #require(clocksOf(clock).black).facts) }
    #expect(try told(aClock(black: "4:59", white: "4:59", running: .white)) == "4:59 left")
    #expect(
      try told(aClock(black: "9.8", white: "0:30", running: .black, periods: 3, low: true))
        == "9.8 left, 3 periods, little time left")
    #expect(try told(aClock(black: "0:30", white: "0:30", periods: 1)) == "0:30 left, 1 period, paused")
    #expect(clocksOf(aClock(black: "0:30", white: "0:30", periods: 3)).black?.shownPeriods == "×3")
  }
}
