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

  /// The rectangles of the veil.
  private func veil(_ sketch: Sketch) -> [CGRect] {
    sketch.strokes.compactMap { if case .fill(.rectangle(let box, _), .plain) = $0 { box } else { nil } }
  }

  @Test(arguments: [BoardArea.within(0), .within(2), .within(4), .beyond(2), .beyond(3)])
  func theVeilCoversExactlyWhatIsClosed(area: BoardArea) {
    let state = aBoardState(moves: "", area: area)
    let veil = veil(drawn(state))
    for point in state.points {
      let isVeiled = veil.contains { $0.contains(geometry.center(of: point)) }
      #expect(isVeiled != state.isOpen(point), "\(point.name)")
    }
    let coordinates = CGRect(x: 0, y: 0, width: geometry.margin / 3, height: 385)
    #expect(veil.allSatisfy { $0.intersection(coordinates).isEmpty }, "coordinates stay as clear as they are")
  }

  @Test func theVeilLiesBelowTheStonesAndAFrameRoundTheArea() throws {
    let sketch = drawn(aBoardState(moves: "H8 H9", area: .within(2)))
    let lastVeil = sketch.strokes.lastIndex { if case .fill(.rectangle, .plain) = $0 { true } else { false } }
    let firstStone = sketch.strokes.firstIndex { if case .fill(.circle, .radial) = $0 { true } else { false } }
    #expect(try #require(lastVeil) < #require(firstStone))
    let frames = sketch.drawn(in: theme.mark).map(\.figure.bounds)
    let area = geometry.square(of: point("F10")).union(geometry.square(of: point("J6")))
    #expect(frames.contains { abs($0.minX - area.minX) < 0.01 && abs($0.maxY - area.maxY) < 0.01 })
  }

  @Test func aBoardWithoutAnAreaHasNoVeil() {
    #expect(veil(drawn(aBoardState())).isEmpty)
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

  @Test func whatTheOffersCloseIsMarkedTheOffersThemselvesAreNot() {
    let state = aBoardState(moves: "H8 H9 I9 G7", closed: "G6 F10", offers: "G10")
    let marked = drawn(state).drawn(in: theme.markOutline).map(\.figure.bounds.middle)
    #expect(Set(marked.map(\.x)) == Set(points("G6 F10").map { geometry.center(of: $0).x }))
    #expect(points("G6 F10 G10").allSatisfy { !state.isOpen($0) })
  }

  @Test func thePlateOfAMixtureHidesNoStone() throws {
    let state = try #require(boardSpecimens.first { $0.name == "foul-mixture" }).state
    let sketch = drawn(state)
    let plate = try #require(veil(sketch).last)
    #expect(sketch.texts.map(\.lettering.text) == ["4·3·3"])
    for point in state.points where state[point] != nil {
      let stone = CGRect(around: geometry.center(of: point), size: CGSize(width: 12, height: 12))
      #expect(plate.intersection(stone).isEmpty, "\(point.name)")
    }
  }

  @Test func aScreenReaderTellsWhatIsOpenAndWhatIsOffered() throws {
    let words = BoardWords(catalogue: try sampleCatalogue("en"))
    let area = aBoardState(moves: "H8", area: .within(1))
    #expect(words.value(of: point("H9"), in: area) == "empty, allowed")
    #expect(words.value(of: point("H10"), in: area) == "empty")
    let offers = aBoardState(moves: "H8 H9 I9 G7", offers: "G10 I7")
    #expect(words.value(of: point("I7"), in: offers) == "empty, fifth move 2 on offer")
    #expect(words.value(of: point("A1"), in: aBoardState()) == "empty")
  }

  @Test func arrowKeysPassWhatIsClosed() {
    let area = aBoardState(moves: "H8 H9", area: .beyond(2))
    #expect(area.free(from: point("H5"), .up) == point("H11"))
    #expect(aBoardState(moves: "", area: .within(0)).free(from: point("A8"), .right) == point("H8"))
  }
}
