import TengenCore
import TengenSpecimens
import Testing

@testable import TengenKit

/// The arrow keys on the play screen.
struct AimWithKeysTests {
  private func aimed(_ directions: BoardDirection..., placement: Placement = .automatic) -> PlayLocal {
    directions.reduce(PlayLocal()) { playStep(.move($1), $0, table, placement).local }
  }

  private let table = aTable("H8 H9")

  @Test func beginBesideTheLastMove() {
    #expect(aimed(.right).ghost == point("I9"))
    #expect(aimed(.down).ghost == point("H7"))
  }

  @Test func goOnFromWhereTheyAim() {
    #expect(aimed(.right, .right, .up).ghost == point("J10"))
  }

  @Test func neverPlaceByThemselves() {
    for placement in [Placement.automatic, .twoSteps, .oneTap] {
      let step = playStep(.move(.right), PlayLocal(ghost: point("E5")), table, placement)
      #expect(step.act == nil)
      #expect(step.local.ghost == point("F5"))
    }
  }

  @Test func theAimedStoneIsPlacedByReturn() {
    let step = playStep(.place, aimed(.right), table, .automatic)
    #expect(step.act == .play(point("I9")))
  }

  @Test func whereItIsNotOnesTurnItIsSaid() {
    let waiting = aTable("H8", thinking: aThinking())
    let step = playStep(.move(.right), PlayLocal(), waiting, .automatic)
    #expect(step.local.ghost == nil)
    #expect(step.local.prompt == .refused(.notYourTurn))
  }
}
