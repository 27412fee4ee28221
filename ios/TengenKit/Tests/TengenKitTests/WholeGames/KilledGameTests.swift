#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  @testable import TengenKit

  /// A game in another process, which is killed in the middle of a thought, goes on from the move that was shown last.
  @Suite(.timeLimit(.minutes(2)))
  @MainActor
  struct KilledGameTests {
    @Test
    func aKilledGameIsThereAgainAndGoesOn() async throws {
      let folder = try GamesFolder()
      let said = try await playUntilThinking(folder)
      #expect(said.map(\.what) == ["placed", "answered", "placed", "answered", "placed", "answered", "thinking"])
      let shown = try #require(said.last?.moves)
      #expect(shown.count >= 7)

      // Out of sight the computer waits, so that what the kill left can be looked at.
      let app = AppModel(folder: folder.path, ports: .silent())
      await app.enterBackground()
      await app.open()
      let running = try #require(app.running, "\(app.state)")
      #expect(running.places.path == [.play])
      #expect(running.notice == nil)
      let left = running.play.state.moves
      #expect(left.starts(with: shown))
      #expect(left.count <= shown.count + 1, "between the last word and the kill the computer may have moved")

      await app.enterForeground()
      running.play.send(.stop)
      await until { running.play.state.bottom.isToMove }
      #expect(running.play.state.moves.starts(with: left))
      await running.play.send(.undo)?.value
      #expect(running.play.state.moves == Array(shown.prefix(6)))
      await running.play.send(.redo)?.value
      #expect(running.play.state.moves.starts(with: left))
      await running.play.send(.resign)?.value
      #expect(running.play.state.bar == .over)
      await app.close()
    }

    /// Has the other process play until it says that the computer thinks, and kills it then.
    private func playUntilThinking(_ folder: GamesFolder) async throws -> [Said] {
      let process = Process()
      let output = Pipe()
      process.executableURL = Self.products.appending(path: "play-until-killed")
      process.arguments = [folder.path]
      process.standardOutput = output
      try process.run()
      var said: [Said] = []
      for try await line in output.fileHandleForReading.lines {
        said.append(Said(line))
        if said.last?.what == "thinking" { break }
      }
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      #expect(process.terminationReason == .uncaughtSignal)
      return said
    }

    /// The folder of what was built, in which the tests lie too: as a bundle on macOS, on Linux as a program.
    private static var products: URL {
      #if os(macOS)
        let tests = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundlePath ?? ""
      #else
        let tests = CommandLine.arguments[0]
      #endif
      return URL(filePath: tests).deletingLastPathComponent()
    }
  }

  /// What the other process said: what happened, and the moves that were shown then.
  private struct Said {
    let what: String
    let moves: [String]

    init(_ line: String) {
      let words = line.split(separator: " ").map(String.init)
      what = words.first ?? ""
      moves = Array(words.dropFirst())
    }
  }

  extension FileHandle {
    /// Its lines as they come.
    fileprivate var lines: AsyncStream<String> {
      AsyncStream { continuation in
        let thread = Thread {
          var line = Data()
          while case let byte = self.readData(ofLength: 1), !byte.isEmpty {
            if byte == Data("\n".utf8) {
              continuation.yield(String(decoding: line, as: UTF8.self))
              line = Data()
            } else {
              line += byte
            }
          }
          continuation.finish()
        }
        thread.start()
      }
    }
  }
#endif
