import ContractSteps
import Foundation
import TengenCore

@testable import TengenKit

/// Somebody at another device, called Bo: an app of their own over a fresh folder, met over loopback.
final class Friend: Sendable {
  private let folder: GamesFolder
  private let app: App
  private let nearby: Nearby

  init() throws {
    folder = try GamesFolder()
    app = try App(dataDir: folder.path)
    nearby = app.nearby()
    try nearby.setName(name: "Bo")
    try nearby.open()
  }

  /// Where they can be called.
  var address: String { "127.0.0.1:\(nearby.snapshot().listening?.port ?? 0)" }

  /// Does what `step` says; the device of the story can be called at `port`.
  func act(_ step: Json, port: () throws -> Int32) throws {
    switch try step.required("act") {
    case "come": break
    case "call": try nearby.joinTyped(address: "127.0.0.1:\(port())")
    case "withdraw": try nearby.withdraw()
    case "accept": try answer(true)
    case "decline": try answer(false)
    case "play":
      let point = CorePoint(named: Substring(try step.required("point")))
      try app.table().play(x: point.x, y: point.y)
    case "resign": try app.table().resign()
    case "rematch": try app.table().restart()
    case "say": try nearby.sayPhrase(phrase: try value(named: step.required("phrase")))
    case "hide": try app.enterBackground()
    case "show": try app.enterForeground()
    case "leave": try nearby.leave()
    case let other: throw BadStep("Bo doesn't know how to \(other)")
    }
  }

  /// An invitation takes a moment to arrive.
  private func answer(_ accept: Bool) throws {
    let patience = Date.now + 10
    while nearby.snapshot().incoming == nil, Date.now < patience { Thread.sleep(forTimeInterval: 0.005) }
    try nearby.answerInvitation(accept: accept)
  }

  func go() throws { try app.shutdown() }
}
