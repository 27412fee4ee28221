import Foundation
import TengenSpecimens
import Testing

@testable import TengenKit

/// What a board shows of an opening.
@Suite struct OpeningBoardTests {
  private let theme = BoardTheme.honey
  private let geometry = BoardGeometry(size: 15, side: 385, coordinates: true)

  private func drawn(_ state: BoardState) -> Sketch {
    let sketch = Sketch()
    BoardPainter(state: state, geometry: geometry, theme: theme).draw(on: sketch)
    return sketch
  }

  /// The squares of the shade.
  private func shade(_ sketch: Sketch) -> [CGRect] {
    sketch.strokes.flatMap { stroke -> [CGRect] in
      if case .fill(.rectangles(let boxes), .plain) = stroke { boxes } else { [] }
    }
  }

  @Test(arguments: [outside(0), outside(2), outside(4), inside(2), inside(3), Set(points("A1 G6 G7 O15"))])
  func theShadeCoversExactlyWhatIsClosed(closed: Set<Point>) {
    let state = aBoardState(moves: "", closed: closed)
    let shade = shade(drawn(state))
    for point in state.points {
      let isShaded = shade.contains { $0.contains(geometry.center(of: point)) }
      #expect(isShaded == closed.contains(point) && isShaded != state.isOpen(point), "\(point.name)")
    }
    let coordinates = CGRect(x: 0, y: 0, width: geometry.margin / 3, height: 385)
    #expect(shade.allSatisfy { $0.intersection(coordinates).isEmpty }, "coordinates stay as clear as they are")
  }

  @Test(arguments: [outside(2), inside(2)])
  func theShadeLiesBelowTheStonesAndALineRoundIt(closed: Set<Point>) throws {
    let sketch = drawn(aBoardState(moves: "H8 H9", closed: closed))
    let shade = sketch.strokes.lastIndex { if case .fill(.rectangles, .plain) = $0 { true } else { false } }
    let firstStone = sketch.strokes.firstIndex { if case .fill(.circle, .radial) = $0 { true } else { false } }
    #expect(try #require(shade) < #require(firstStone))
    let lines = sketch.drawn(in: theme.markOutline).map(\.figure.bounds)
    let area = geometry.square(of: point("F10")).union(geometry.square(of: point("J6")))
    #expect(lines.count == 4 * 5)
    let round = lines.dropFirst().reduce(try #require(lines.first)) { $0.union($1) }
    #expect(area.holds(round) && round.holds(area))
  }

  @Test func aBoardWithoutAnAreaHasNoShade() {
    #expect(shade(drawn(aBoardState())).isEmpty)
    #expect(aBoardState().points.allSatisfy(aBoardState().isOpen))
  }

  @Test func eachOfferIsAStoneWithItsNumberAndTheAimedOneIsSeenWithBoth() {
    var state = aBoardState(moves: "H8 H9 I9 G7", offers: "G10 I7 J10")
    let numbers = drawn(state).texts.map { "\($0.lettering.text)" }
    #expect(numbers == ["1", "2", "3"])
    #expect(drawn(state).texts.map(\.center) == points("G10 I7 J10").map(geometry.center))
    state.ghost = Ghost(point: point("I7"), stone: .black)
    let aimed = drawn(state)
    #expect(aimed.discs(lit: theme.black.body.faded(0.45)) == [geometry.center(of: point("I7"))])
    #expect(aimed.texts.map(\.lettering.text) == ["1", "2", "3", "I7"])
  }

  @Test func whatTheOffersCloseIsShadedTheOffersThemselvesAreNot() {
    let state = aBoardState(moves: "H8 H9 I9 G7", closed: Set(points("G6 F10")), offers: "G10")
    #expect(Set(shade(drawn(state)).map(\.midX)) == Set(points("G6 F10").map { geometry.center(of: $0).x }))
    #expect(points("G6 F10 G10").allSatisfy { !state.isOpen($0) })
  }

  @Test func thePlateOfAMixtureHidesNoStone() throws {
    let state = try #require(boardSpecimens.first { $0.name == "foul-mixture" }).state
    let sketch = drawn(state)
    let plates = sketch.strokes.compactMap { if case .fill(.rectangle(let box, _), .plain) = $0 { box } else { nil } }
    let plate = try #require(plates.last)
    #expect(sketch.texts.map(\.lettering.text) == ["4·3·3"])
    for point in state.points where state[point] != nil {
      let stone = CGRect(around: geometry.center(of: point), size: CGSize(width: 12, height: 12))
      #expect(plate.intersection(stone).isEmpty, "\(point.name)")
    }
  }

  @Test func aScreenReaderTellsWhatIsOpenAndWhatIsOffered() throws {
    let words = BoardWords(catalogue: try sampleCatalogue("en"))
    let area = aBoardState(moves: "H8", closed: outside(1))
    #expect(words.value(of: point("H9"), in: area) == "empty, allowed")
    #expect(words.value(of: point("H10"), in: area) == "empty")
    let offers = aBoardState(moves: "H8 H9 I9 G7", offers: "G10 I7")
    #expect(words.value(of: point("I7"), in: offers) == "empty, fifth move 2 on offer")
    #expect(words.value(of: point("A1"), in: aBoardState()) == "empty")
  }

  @Test func arrowKeysPassWhatIsClosed() {
    let area = aBoardState(moves: "H8 H9", closed: inside(2))
    #expect(area.free(from: point("H5"), .up) == point("H11"))
    #expect(aBoardState(moves: "", closed: outside(0)).free(from: point("A8"), .right) == point("H8"))
  }
}
