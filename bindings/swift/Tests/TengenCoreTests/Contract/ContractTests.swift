import ContractSteps
import Testing

extension BindingTests {
  /// Runs every scenario of `tests/contract` over the real library, as Rust and Kotlin do.
  @Suite
  struct ContractTests {
    @Test
    func noScenarioIsLost() {
      #expect(ScenarioFile.all(in: "tests/contract").count >= 10)
    }

    @Test(arguments: ScenarioFile.all(in: "tests/contract"))
    func scenarioHolds(_ file: ScenarioFile) throws {
      let player = try Player()
      let steps = try file.read().steps
      try #require(!steps.isEmpty)
      for (number, step) in steps.enumerated() {
        try player.step(step, place: "\(file), step \(number): \(step)")
      }
    }
  }
}
