import ContractSteps
import Foundation
import TengenCore
import Testing

/// Plays the steps of one scenario on an app over a fresh folder.
final class Player {
  private let time = ManualTime()
  private let fresh: FreshApp
  private var remembered: [String: Int64] = [:]

  init() throws {
    fresh = try FreshApp(time: time)
  }

  private var app: App { fresh.app }
  private var table: Table { app.table() }

  func step(_ step: Json, place: String) throws {
    if let expected = step["expect"]?.object {
      return try expect(expected, place: place)
    }
    var failure: TengenError?
    do {
      try act(step)
    } catch let error as TengenError {
      failure = error
    }
    try #require(failure?.scenarioName == step["error"]?.text, "\(String(describing: failure)) in \(place)")
  }

  private func expect(_ expected: [String: Json], place: String) throws {
    let actual = try projection(of: app, remembered: remembered)
    for (field, value) in expected {
      try #require(actual[field] == value, "\(field) in \(place)")
    }
  }

  private func act(_ step: Json) throws {
    switch try step.required("do") {
    case "new_game": try table.newGame(game: NewGame(step))
    case "play":
      let point = try Point(step)
      try table.play(x: point.x, y: point.y)
    case "play_all": try table.play(step.required("moves"))
    case "undo": try table.undo()
    case "redo": try table.redo()
    case "resign": try table.resign()
    case "hint": try table.hint()
    case "analyse":
      let limits = AnalysisLimits(millis: nil, nodes: step["nodes"]?.number.map { Int64($0) }, depth: nil)
      try table.analyse(count: Int32(#require(step["count"]?.number)), limits: limits)
    case "stop_thinking": try table.stopThinking()
    case "restart": try table.restart()
    case "open_game": try table.openGame(game: game(of: step))
    case "remember": remembered[try step.required("as")] = table.snapshot().game
    case "set": try set(step)
    case "wait": try wait(for: step.required("for"))
    case "reopen": try fresh.reopen()
    case "damage": try damage(step.required("files"))
    case "acknowledge":
      for notice in app.notices() { try app.acknowledge(notice: notice.id) }
    case "pass": time.advance(ms: Int64(try #require(step["ms"]?.number)))
    case let other:
      let done = try actAgreed(step, app, table) || actOpening(step, table)
      guard done else { throw BadStep("no such step: \(other)") }
    }
  }

  private func damage(_ files: String) throws {
    try fresh.reopen { folder in
      for name in files.split(separator: " ") {
        let file = folder.appendingPathComponent(String(name))
        try Data(count: Data(contentsOf: file).count).write(to: file)
      }
    }
  }

  private func game(of step: Json) throws -> Int64 {
    if let name = step["remembered"]?.text {
      return try #require(remembered[name])
    }
    return Int64(try #require(step["game"]?.number))
  }

  private func set(_ step: Json) throws {
    try app.updateSettings(settings: app.settings().after(step))
  }

  private func wait(for what: String) throws {
    let deadline = Date(timeIntervalSinceNow: 120)
    while try !reached(what, in: table.snapshot()) {
      try #require(Date() < deadline, "waited too long for \(what)")
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  private func reached(_ what: String, in now: TableSnapshot) throws -> Bool {
    switch what {
    case "turn": now.canPlay || now.phase == .over
    case "hint": now.hint != nil
    case "analysis": now.analysis?.running == false
    case "over": now.phase == .over
    default: throw BadStep("can't wait for \(what)")
    }
  }
}
