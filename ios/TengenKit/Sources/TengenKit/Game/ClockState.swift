import TengenCore

/// What a player's clock shows.
public struct ClockState: Hashable, Sendable {
  /// What is left, as clocks show it.
  public let time: String

  /// The periods of byo-yomi that are left, the running one included; 0 where there are none.
  public let periods: Int

  /// Whether it goes down.
  public let isRunning: Bool

  /// Whether its last ten seconds are left.
  public let isLow: Bool

  /// Whether it stands still because nobody is at the table.
  public let isPaused: Bool

  /// The periods as they stand beside the time: "×3".
  public var shownPeriods: String { "×\(periods)" }

  /// What a screen reader tells of it.
  public var facts: [Words] {
    var facts = [words(.gameClock, .plain(time))]
    if periods > 0 { facts.append(.counted(.gamePeriods, periods)) }
    if isLow { facts.append(words(.gameClockLow)) }
    if isPaused { facts.append(words(.gameClockPaused)) }
    return facts
  }
}

/// The clocks beside the board, where there are any.
public struct ClocksState: Hashable, Sendable {
  public let black: ClockState?
  public let white: ClockState?

  /// The clock of `stone`.
  public func of(_ stone: Stone) -> ClockState? { stone == .black ? black : white }
}

/// What the clocks beside the board show of the core's.
func clocksOf(_ clock: TableClock) -> ClocksState {
  ClocksState(black: clockOf(clock.black, .black, clock), white: clockOf(clock.white, .white, clock))
}

/// Nothing for a side without a limit.
private func clockOf(_ seat: SeatClock, _ stone: CoreStone, _ clock: TableClock) -> ClockState? {
  guard seat.control != nil else { return nil }
  return ClockState(
    time: seat.text,
    periods: Int(seat.periods),
    isRunning: clock.running == stone,
    isLow: seat.low,
    isPaused: clock.paused
  )
}
