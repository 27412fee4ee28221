import TengenKit
import TengenSpecimens
import Testing

/// Aiming with the arrow keys.
struct BoardStepsTests {
  let board = aBoardState(moves: "H8 H9 A1 O15", fouls: [FoulMark(point: point("H10"), kinds: [.overline])])

  @Test func leadsToTheNeighbour() {
    #expect(board.free(from: point("E5"), .up) == point("E6"))
    #expect(board.free(from: point("E5"), .down) == point("E4"))
    #expect(board.free(from: point("E5"), .left) == point("D5"))
    #expect(board.free(from: point("E5"), .right) == point("F5"))
  }

  @Test func passesStonesAndForbiddenPoints() {
    #expect(board.free(from: point("H7"), .up) == point("H11"))
    #expect(board.free(from: point("H11"), .down) == point("H7"))
  }

  @Test func staysWhereTheBoardEnds() {
    #expect(board.free(from: point("C1"), .down) == point("C1"))
    #expect(board.free(from: point("B1"), .left) == point("B1"))
    #expect(board.free(from: point("O14"), .up) == point("O14"))
  }

  @Test(arguments: BoardDirection.allCases)
  func everyFreePointIsReachedWithoutLeavingTheBoard(direction: BoardDirection) {
    for point in board.points {
      let next = board.free(from: point, direction)
      #expect(board.contains(next))
      #expect(next == point || board[next] == nil)
    }
  }

  @Test func beginsAtTheLastMoveElseInTheMiddle() {
    #expect(board.beginning == point("O15"))
    #expect(aBoardState(moves: "").beginning == point("H8"))
  }
}
