import ContractSteps
import TengenCore
import Testing

@testable import TengenKit

/// Runs every story of `tests/contract/presenters` over the models and the real library, as Kotlin does over its own.
@Suite(.timeLimit(.minutes(2)))
@MainActor
struct PresenterTests {
  nonisolated static let stories = ScenarioFile.all(in: "tests/contract/presenters")

  @Test
  func noStoryIsLost() {
    #expect(Self.stories.count >= 30)
  }

  @Test(arguments: stories)
  func storyHolds(_ file: ScenarioFile) async throws {
    let steps = try file.read().steps
    try #require(!steps.isEmpty)
    let hasTime = steps.contains { $0["do"]?.text == "pass" }
    let player = try await ScreenPlayer(time: hasTime ? ManualTime() : nil)
    for (number, step) in steps.enumerated() {
      try await player.step(step, place: "\(file), step \(number): \(step)")
    }
    await player.close()
  }
}
