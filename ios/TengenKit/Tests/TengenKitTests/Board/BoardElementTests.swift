import Foundation
import TengenKit
import TengenSpecimens
import Testing

@Suite struct BoardElementTests {
  private func elements(_ state: BoardState, _ language: String = "en", zoom: BoardZoom = .none) throws
    -> [String: BoardElement]
  {
    let geometry = BoardGeometry(size: state.size, side: 400, coordinates: true, zoom: zoom)
    let words = BoardWords(catalogue: try sampleCatalogue(language))
    let elements = BoardElement.all(of: state, geometry: geometry, words: words)
    return Dictionary(uniqueKeysWithValues: elements.map { ($0.label, $0) })
  }

  @Test func everyPointTellsWhatIsThere() throws {
    var state = aBoardWithFouls()
    state.ghost = Ghost(point: point("A2"), stone: .black)
    state.hint = point("A3")
    state.hintLine = [Ghost(point: point("A3"), stone: .black), Ghost(point: point("A5"), stone: .white)]
    let found = try elements(state)
    #expect(found.count == 225)
    #expect(found["G8"]?.value == "black")
    #expect(found["O12"]?.value == "white, last move")
    #expect(found["A2"]?.value == "empty, aimed at")
    #expect(found["A3"]?.value == "empty, hint")
    #expect(found["A5"]?.value == "empty, move 2 of the hint")
    #expect(found["H8"]?.value == "empty, forbidden: double three")
    #expect(try elements(state, "zh-Hans")["O12"]?.value == "白子，最后一手")
  }

  @Test func aWinningStoneSaysSo() throws {
    let won = aBoardState(moves: "H8 G8 I9", winningLine: "H8 I9")
    #expect(try elements(won)["I9"]?.value == "black, last move, part of the winning line")
  }

  @Test func theBoardSaysHowLargeItIs() throws {
    #expect(BoardWords(catalogue: try sampleCatalogue("en")).board(size: 19) == "Board, 19 by 19")
  }

  @Test func aPointByItselfIsToldWithItsName() throws {
    let state = aBoardState(moves: "H8 I9", ghost: Ghost(point: point("K11"), stone: .black))
    let words = BoardWords(catalogue: try sampleCatalogue("en"))
    #expect(words.sentence(of: point("I9"), in: state) == "I9, white, last move")
    #expect(words.sentence(of: point("K11"), in: state) == "K11, empty, aimed at")
    let chinese = BoardWords(catalogue: try sampleCatalogue("zh-Hans"))
    #expect(chinese.sentence(of: point("I9"), in: state) == "I9，白子，最后一手")
  }

  @Test func theirFramesCoverTheGridWithoutOverlap() throws {
    let frames = try elements(aBoardState()).values.map(\.frame)
    let cell = BoardGeometry(size: 15, side: 400, coordinates: true).cell
    for frame in frames { #expect(abs(frame.width - cell) < 0.001 && abs(frame.height - cell) < 0.001) }
    let area = frames.reduce(0) { $0 + $1.width * $1.height }
    let all = frames.reduce(frames[0]) { $0.union($1) }
    #expect(abs(area - all.width * all.height) < 0.01)
  }

  @Test func whereTheBoardIsZoomedOnlyWhatIsInSightIsFound() throws {
    let zoom = BoardZoom.none.magnified(by: 2, around: .zero, side: 400)
    let found = try elements(aBoardState(), zoom: zoom)
    #expect(found["A15"] != nil && found["O1"] == nil)
    #expect(found.count > 40 && found.count < 100)
    let view = CGRect(x: 0, y: 0, width: 400, height: 400)
    #expect(found.values.allSatisfy { view.holds($0.frame) })
  }
}
