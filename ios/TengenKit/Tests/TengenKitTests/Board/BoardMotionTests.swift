import TengenKit
import TengenSpecimens
import Testing

@Suite struct BoardMotionTests {
  private let before = aBoardState(moves: "H8 I9")
  private let after = aBoardState(moves: "H8 I9 H10")

  private func motion(from before: BoardState?, to now: BoardState, isReduced: Bool = false) -> BoardMotion {
    BoardMotion(from: before, to: now, isReduced: isReduced)
  }

  @Test func aNewStoneLands() {
    #expect(motion(from: before, to: after).lands)
    #expect(!motion(from: before, to: after).drawsLine)
  }

  @Test func whatWasThereOrIsTakenBackLiesStill() {
    #expect(!motion(from: nil, to: after).lands)
    #expect(!motion(from: after, to: before).lands)
    #expect(!motion(from: after, to: after).lands)
    #expect(!motion(from: aBoardState(moves: "", size: 10), to: after).lands)
  }

  @Test func aFiveIsDrawnOnceItIsThere() {
    var won = after
    won.winningLine = points("H8 I9")
    #expect(motion(from: before, to: won).drawsLine)
    #expect(!motion(from: won, to: won).drawsLine)
    #expect(!motion(from: nil, to: won).drawsLine)
  }

  @Test func whoAskedForLessMotionGetsNone() {
    #expect(!motion(from: before, to: after, isReduced: true).lands)
  }
}
