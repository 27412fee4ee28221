import ContractSteps
import TengenCore
import Testing

@testable import TengenKit

/// Plays the steps of one story over the models of the screens; by `time` if the story has its own.
@MainActor
final class ScreenPlayer {
  private let folder: GamesFolder
  private var link: CoreLink
  private var running: RunningModel
  private var remembered: [String: Int64] = [:]
  private let moment = Moment()
  private let time: ManualTime?
  private var friend: Friend?

  init(time: ManualTime?) async throws {
    self.time = time
    folder = try GamesFolder()
    (link, running) = try await Self.open(folder, moment, time)
  }

  func close() async {
    try? friend?.go()
    await link.close()
  }

  func step(_ step: Json, place: String) async throws {
    if let expected = step["expect"]?.object {
      try expect(expected, place: place)
    } else if let expected = step["await"]?.object {
      try await awaitFaces(expected, place: place)
    } else if let screen = step.object?.keys.first(where: { intents[$0] != nil }), let send = intents[screen] {
      await (try send(step.required(screen)))?.value
    } else {
      try await act(step, place: place)
    }
  }

  /// Each model's way to be asked, by its name in stories.
  private var intents: [String: (String) throws -> Task<Void, Never>?] {
    [
      "home": { self.running.home.send(try HomeIntent($0, self.remembered)) },
      "new_game": { self.running.newGame.send(try NewGameIntent($0)) },
      "nearby": { try self.sendNearby($0) },
      "room": { self.running.beside.send(try RoomIntent($0)) },
      "play": { self.running.play.send(try PlayIntent($0)) },
      "settings": { self.running.settings.send(try SettingsIntent($0)) },
    ]
  }

  private func expect(_ expected: [String: Json], place: String) throws {
    for (screen, fields) in expected {
      let actual = try face(of: screen)
      for (field, value) in try #require(fields.object, "\(place)") {
        try #require(actual[field] == value, "\(field) of \(screen) in \(place)")
      }
    }
  }

  /// What somebody at another device does shows by itself, sooner or later.
  private func awaitFaces(_ expected: [String: Json], place: String) async throws {
    let deadline = ContinuousClock.now + Self.patience
    while try !holds(expected), ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(10)) }
    try expect(expected, place: place)
  }

  private static let patience = Duration.seconds(60)

  private func holds(_ expected: [String: Json]) throws -> Bool {
    try expected.allSatisfy { screen, fields in
      let actual = try face(of: screen)
      return try #require(fields.object).allSatisfy { actual[$0.key] == $0.value }
    }
  }

  private func sendNearby(_ text: String) throws -> Task<Void, Never>? {
    let named = running.nearby.state.peers.map { ($0.name, $0.id) }
    let intent = try NearbyIntent(
      text.replacing("FRIEND", with: friend?.address ?? ""), Dictionary(named, uniquingKeysWith: { first, _ in first }))
    return running.nearby.send(intent)
  }

  private func friendActs(_ step: Json) throws {
    let friend = try friend ?? Friend()
    self.friend = friend
    try friend.act(step) { try #require(self.link.nearby.snapshot.listening, "nobody listens").port }
  }

  private func face(of screen: String) throws -> [String: Json] {
    switch screen {
    case "home": faceOf(running.home.state)
    case "new_game": running.newGame.state.map(faceOf) ?? ["open": .bool(false)]
    case "nearby": faceOf(running.nearby.state)
    case "room": faceOf(running.beside.state)
    case "play": faceOf(running.play.state, running.play.clocks())
    case "settings": faceOf(running.settings.state)
    default: throw BadStep("no such screen: \(screen)")
    }
  }

  private func act(_ step: Json, place: String) async throws {
    let answer: Answer
    switch try step.required("do") {
    case "new_game": answer = await link.start(try .init(step))
    case "play_all": answer = await playAll(try step.required("moves"))
    case "undo": answer = await link.undo()
    case "resign": answer = await link.resign()
    case "background": answer = await link.enterBackground()
    case "foreground": answer = await link.enterForeground()
    case "set":
      let settings = try link.settings.after(step)
      answer = await link.change { _ in settings }
    case "remember":
      remembered[try step.required("as")] = link.snapshot.game
      return
    case "friend": return try friendActs(step)
    case "wait": return try await wait(for: step.required("for"))
    case "pass":
      try #require(time, "this story has no time of its own").advance(ms: Int64(try #require(step["ms"]?.number)))
      // Whatever is asked, the link is then as new as the answer.
      answer = await link.change { $0 }
    case "later":
      moment.passedMs += Int64(try #require(step["seconds"]?.number)) * 1_000
      return running.home.lookAtTheClock()
    case "reopen":
      await link.close()
      (link, running) = try await Self.open(folder, moment, time)
      return
    case let other: throw BadStep("no such step: \(other)")
    }
    try #require(answer == .done, "\(answer) in \(place)")
  }

  private func playAll(_ moves: String) async -> Answer {
    for move in moves.split(separator: " ") {
      let answer = await link.play(CorePoint(named: move))
      if answer != .done { return answer }
    }
    return .done
  }

  private func wait(for what: String) async throws {
    let link = link
    switch what {
    case "turn": await until { link.snapshot.canPlay || link.snapshot.phase == .over }
    case "hint": await until { link.snapshot.hint != nil }
    case "answer": await until { link.snapshot.offer == nil }
    case "over": await until { link.snapshot.phase == .over }
    case "unfinished": await until { !link.unfinished.isEmpty }
    case let other: throw BadStep("can't wait for \(other)")
    }
  }

  private static func open(
    _ folder: GamesFolder, _ moment: Moment, _ time: ManualTime?
  ) async throws -> (CoreLink, RunningModel) {
    let launch = await CoreLink.open(folder: folder.path) { folder in
      try time.map { try App.atTime(dataDir: folder, time: $0) } ?? App(dataDir: folder)
    }
    guard case .ready(let link) = launch else { throw BadStep("\(launch)") }
    var ports = Ports.silent()
    ports.deviceName = "Anna's phone"
    ports.clock.nowMs = { WallClock.system.nowMs() + moment.passedMs }
    return (link, RunningModel(link: link, ports: ports, way: nil))
  }
}

/// How much later than now it is in a story.
@MainActor
private final class Moment {
  var passedMs: Int64 = 0
}
