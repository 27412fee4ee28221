import Foundation
import TengenKit
import TengenSpecimens
import Testing

/// The ghost with its cross and chip, and what is shown of fouls.
@Suite struct AimAndFoulTests {
  private let theme = BoardTheme.honey
  private let side: CGFloat = 385

  private func geometry(_ state: BoardState, zoom: BoardZoom = .none) -> BoardGeometry {
    BoardGeometry(size: state.size, side: side, coordinates: true, zoom: zoom)
  }

  private func drawn(_ state: BoardState, zoom: BoardZoom = .none) -> Sketch {
    let sketch = Sketch()
    BoardPainter(state: state, geometry: geometry(state, zoom: zoom), theme: theme).draw(on: sketch)
    return sketch
  }

  /// The plates with the words on them.
  private func chips(_ sketch: Sketch) -> [(text: String, plate: CGRect)] {
    let plates = sketch.strokes.compactMap { stroke -> CGRect? in
      if case .fill(.rectangle(let box, _), .plain(theme.mark)) = stroke { box } else { nil }
    }
    let texts = sketch.texts.filter { $0.lettering.tint == theme.markOutline }
    return zip(texts, plates).map { ($0.lettering.text, $1) }
  }

  @Test(arguments: Stone.allCases)
  func aGhostIsPaleWithACrossFromEdgeToEdge(stone: Stone) {
    let state = aBoardState(moves: "H8", ghost: Ghost(point: point("K11"), stone: stone))
    let (sketch, geometry) = (drawn(state), geometry(state))
    let center = geometry.center(of: point("K11"))
    let pale = theme.colors(of: stone).body.faded(0.45)
    #expect(sketch.discs(lit: pale) == [center])
    let grid = geometry.grid
    let level = Figure.line([CGPoint(x: grid.minX, y: center.y), CGPoint(x: grid.maxX, y: center.y)])
    let upright = Figure.line([CGPoint(x: center.x, y: grid.minY), CGPoint(x: center.x, y: grid.maxY)])
    #expect(sketch.drawn(in: theme.mark).map(\.figure) == [level, upright])
  }

  @Test(arguments: [10, 15, 20])
  func theChipNamesTheAimedPointAndNeverLiesOverIt(size: Int) {
    for aimed in BoardState(size: size).points {
      let state = BoardState(size: size, ghost: Ghost(point: aimed, stone: .black))
      for zoom in [BoardZoom.none, BoardZoom.none.magnified(by: 3, around: .zero, side: side)] {
        let geometry = geometry(state, zoom: zoom)
        let found = chips(drawn(state, zoom: zoom))
        #expect(found.map(\.text) == [aimed.name])
        #expect(found.allSatisfy { geometry.view.holds($0.plate) })
        let near = found[0].plate.insetBy(dx: 0, dy: -geometry.cell)
        #expect(!near.contains(geometry.center(of: aimed)), "\(aimed.name)")
      }
    }
  }

  @Test func everyFoulHasItsCrossAndOnlyTheOneAskedAboutItsKindsAndLines() {
    let quiet = drawn(aBoardWithFouls())
    #expect(quiet.drawn(in: theme.mark).count == 3 * 2)
    #expect(chips(quiet).isEmpty)
    let asked = drawn(aBoardWithFouls(explained: "H8"))
    #expect(chips(asked).map(\.text) == ["3·3"])
    let rings = asked.drawn(in: theme.mark).filter { if case .circle = $0.figure { true } else { false } }
    #expect(rings.count == 6, "three stones on each of two lines")
    #expect(chips(drawn(aBoardWithFouls(explained: "E4"))).map(\.text) == ["6"])
    #expect(chips(drawn(aBoardWithFouls(explained: "L12"))).map(\.text) == ["4·4"])
  }

  @Test func allKindsOfAFoulAreNamed() {
    let foul = FoulMark(point: point("H8"), kinds: [.doubleFour, .doubleThree])
    let state = aBoardState(moves: "", fouls: [foul], explainedFoul: "H8")
    #expect(chips(drawn(state)).map(\.text) == ["4·4 3·3"])
  }

  @Test(arguments: ["H8", "E4", "L12"])
  func theLabelOfAFoulHidesNoStone(explained: String) {
    let state = aBoardWithFouls(explained: explained)
    let plate = chips(drawn(state))[0].plate
    for taken in state.points where state[taken] != nil {
      #expect(!plate.contains(geometry(state).center(of: taken)), "\(taken.name)")
    }
  }

  @Test func aFoulInACornerKeepsItsLabelInTheView() {
    for corner in ["A1", "A15", "O1", "O15"] {
      let foul = FoulMark(point: point(corner), kinds: [.overline, .doubleFour, .doubleThree])
      let state = aBoardState(moves: "", fouls: [foul], explainedFoul: corner)
      #expect(chips(drawn(state)).allSatisfy { geometry(state).view.holds($0.plate) })
    }
  }
}
