import Foundation
import NearbyPerson
import TengenCore

/// One side of a game in a process of its own: `host FOLDER MINOR` or `guest FOLDER MINOR ADDRESS`. The host says where it
/// is; the guest invites and is Black; both say how it ended. Kotlin's tests have the same program, for `tests/e2e`.
@main
struct NearbyPlayer {
  static func main() async throws {
    try await play(CommandLine.arguments)
  }

  /// Away from the main actor, where the program begins.
  private static func play(_ arguments: [String]) async throws {
    let isHost = arguments[1] == "host"
    let folder = URL(fileURLWithPath: arguments[2])
    let person = try Person(named: "Swift", folder: folder, newestMinor: Int32(arguments[3]) ?? 0)
    if isHost { try await host(person) } else { try person.nearby.joinTyped(address: arguments[4]) }
    for x in Int32(7)...(isHost ? 10 : 11) { try await person.plays(x, isHost ? 8 : 7) }
    let over = try await person.seesTable { $0.result != nil }
    let stored = try person.app.archive().finished(limit: 10, offset: 0).count
    let winner = over.result?.winner.map { "\($0)" } ?? "nobody"
    say("over \(winner) \(over.moves.count / 2) stored \(stored)")
    try person.nearby.leave()
  }

  private static func host(_ person: Person) async throws {
    try person.nearby.open()
    say("address 127.0.0.1:\(person.nearby.snapshot().listening?.port ?? 0)")
    _ = try await person.sees { $0.incoming != nil }
    try person.nearby.answerInvitation(accept: true)
  }

  private static func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}
