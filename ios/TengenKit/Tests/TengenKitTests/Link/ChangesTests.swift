import Observation
import TengenCore
import Testing

@testable import TengenKit

/// The one adapter between the core's notifier and the main actor.
@Suite(.timeLimit(.minutes(1)))
@MainActor
struct ChangesTests {
  private let folder: GamesFolder
  private let app: App
  private let people = NewGame(
    size: 15, rules: .freestyle, me: .person(name: ""), other: .person(name: ""), colour: .black)

  init() throws {
    folder = try GamesFolder()
    app = try App(dataDir: folder.path)
  }

  @Test
  func changesArriveOnTheMainActorInTheOrderInWhichTheyWereTold() async throws {
    let heard = Heard()
    let changes = Changes(of: app) { heard.list.append($0) }
    try app.table().newGame(game: people)
    for x: Int32 in 0..<8 {
      try app.table().play(x: x, y: x % 2)
      let reached = app.table().snapshot().revision
      await until { heard.revisions.last == reached }
    }
    #expect(heard.revisions.count >= 8)
    #expect(zip(heard.revisions, heard.revisions.dropFirst()).allSatisfy(<))
    #expect(heard.list.contains { $0.topic == .archive })
    #expect(heard.list.contains { $0.topic == .settings })
    await changes.end()
  }

  @Test
  func afterTheEndNothingIsDeliveredNotEvenWhatWasToldBefore() async throws {
    let ended = Heard()
    let kept = Heard()
    let ending = Changes(of: app) { ended.list.append($0) }
    let keeping = Changes(of: app) { kept.list.append($0) }
    try app.table().newGame(game: people)
    await ending.end()
    let heard = ended.list
    try app.table().play(x: 7, y: 7)
    // The core tells one listener after the other, so whoever still listened has been told by then.
    let reached = app.table().snapshot().revision
    await until { kept.revisions.last == reached }
    #expect(ended.list == heard)
    await keeping.end()
  }

  @Test
  func whoIsNotHeldAnyMoreHearsNothing() async throws {
    let kept = Heard()
    let keeping = Changes(of: app) { kept.list.append($0) }
    weak var target: Heard?
    do {
      let heard = Heard()
      target = heard
      _ = Changes(of: app) { heard.list.append($0) }
    }
    try app.table().newGame(game: people)
    let reached = app.table().snapshot().revision
    await until { kept.revisions.last == reached }
    // With its listener the core has let go of all that it would have told.
    while target != nil { await Task.yield() }
    await keeping.end()
  }
}

/// What was delivered.
@MainActor
@Observable
private final class Heard {
  var list: [Change] = []

  var revisions: [Int64] { list.filter { $0.topic == .table }.map(\.revision) }
}
