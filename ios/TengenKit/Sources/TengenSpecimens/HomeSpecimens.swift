import TengenCore
import TengenKit

/// Home over `table`, looked at at `sampleNowMs`.
public func aHomeState(
  _ table: TableSnapshot = aTable(),
  unfinished: [GameSummary] = [],
  settings: Settings = aSettings(),
  problem: Words? = nil
) -> HomeState {
  homeState(table, unfinished: unfinished, settings: settings, nowMs: sampleNowMs, problem: problem)
}

private let twoDaysAgoMs = sampleNowMs - 50 * 3_600_000
private let resigned = GameResult(winner: .white, reason: .resignation, line: [])
private let people = aSummary(
  "E5 F6 E6",
  size: 10,
  black: .person(name: "小明"),
  white: .person(name: "Alexandra"),
  game: 3,
  updatedMs: twoDaysAgoMs
)

private var first: TableSnapshot {
  var first = aTable("")
  first.phase = .noGame
  return first
}

/// Every face of home.
public let homeSpecimens: [Specimen<HomeState>] = [
  Specimen("home-first", aHomeState(first)),
  Specimen("home-continue", aHomeState(aTable("\(middleGame) J8"))),
  Specimen("home-unfinished", aHomeState(unfinished: [aSummary(), people])),
  Specimen("home-last-game", aHomeState(aTable(result: resigned), unfinished: [aSummary()])),
]
