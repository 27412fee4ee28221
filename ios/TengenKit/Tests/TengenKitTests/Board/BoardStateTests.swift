import TengenKit
import TengenSpecimens
import Testing

@Suite struct BoardStateTests {
  @Test func pointsHaveTheNamesThatPlayersWrite() {
    #expect(Point(x: 0, y: 0).name == "A1")
    #expect(Point(x: 8, y: 8).name == "I9")
    #expect(Point(x: 19, y: 19).name == "T20")
  }

  @Test func cellsLieRowByRowFromTheLeftBottom() {
    var cells: [Stone?] = Array(repeating: nil, count: 100)
    (cells[1], cells[10]) = (.black, .white)
    let state = BoardState(size: 10, cells: cells)
    #expect(state[Point(x: 1, y: 0)] == .black)
    #expect(state[Point(x: 0, y: 1)] == .white)
    #expect(state.points.count { state[$0] == nil } == 98)
  }

  @Test func pointsAreReadLikeAPage() {
    let names = BoardState(size: 10).points.map(\.name)
    #expect(names.prefix(2) == ["A10", "B10"])
    #expect(names.last == "J1")
    #expect(Set(names).count == 100)
  }

  @Test func aBoardKnowsWhichPointsLieOnIt() {
    let state = BoardState(size: 10)
    #expect(state.points.allSatisfy(state.contains))
    for (x, y) in [(-1, 0), (0, -1), (10, 0), (0, 10)] { #expect(!state.contains(Point(x: x, y: y))) }
  }

  @Test func starPointsOfTheUsualBoards() {
    func names(_ size: Int) -> Set<String> { Set(starPoints(size).map(\.name)) }
    #expect(names(15) == ["D4", "L4", "D12", "L12", "H8"])
    #expect(names(13) == ["D4", "J4", "D10", "J10", "G7"])
    #expect(names(19) == ["D4", "J4", "P4", "D10", "J10", "P10", "D16", "J16", "P16"])
    #expect(names(10) == ["C3", "H3", "C8", "H8"])
  }

  @Test(arguments: 10...20)
  func starPointsOfEveryBoardAreSymmetric(size: Int) {
    let points = starPoints(size)
    #expect(points.count >= 4)
    for point in points {
      #expect(points.contains(Point(x: size - 1 - point.x, y: point.y)))
      #expect(points.contains(Point(x: point.y, y: point.x)))
    }
    #expect(points.contains(Point(x: size / 2, y: size / 2)) == !size.isMultiple(of: 2))
  }
}
