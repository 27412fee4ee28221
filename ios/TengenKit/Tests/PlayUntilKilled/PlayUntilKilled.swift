import Foundation
import TengenKit

/// Plays a game against a strong computer through the models, over the data folder of its only argument, and says after
/// each move which moves are shown. With the computer thinking it waits for the kill.
@main
@MainActor
struct PlayUntilKilled {
  static func main() async {
    let ports = Ports(haptics: Haptics { _ in })
    let app = AppModel(folder: CommandLine.arguments[1], ports: ports)
    await app.open()
    guard let running = app.running else { fatalError("the games can't be opened: \(app.state)") }
    running.home.send(.edit(.againstComputer))
    running.newGame.send(.setLevel(.other, 10))
    await running.newGame.send(.start)?.value
    // Far apart, so that nobody wins meanwhile.
    for point in [Point(x: 7, y: 7), Point(x: 0, y: 14), Point(x: 14, y: 0)] {
      await running.play.send(.tap(point, isRoomy: true))?.value
      say("placed", running.play.state)
      running.play.send(.stop)
      while !running.play.state.bottom.isToMove { try? await Task.sleep(for: .milliseconds(5)) }
      say("answered", running.play.state)
    }
    await running.play.send(.tap(Point(x: 0, y: 0), isRoomy: true))?.value
    say("thinking", running.play.state)
    while true { try? await Task.sleep(for: .seconds(3600)) }
  }

  private static func say(_ what: String, _ state: PlayState) {
    let line = "\(what) \(state.moves.joined(separator: " "))\n"
    FileHandle.standardOutput.write(Data(line.utf8))
  }
}
