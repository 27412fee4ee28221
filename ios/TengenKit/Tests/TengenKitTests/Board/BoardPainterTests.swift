import Foundation
import TengenKit
import TengenSpecimens
import Testing

@Suite struct BoardPainterTests {
  private let theme = BoardTheme.honey

  private func geometry(_ state: BoardState) -> BoardGeometry {
    BoardGeometry(size: state.size, side: 385, coordinates: state.coordinates)
  }

  private func drawn(_ state: BoardState, landingScale: CGFloat = 1, lineProgress: CGFloat = 1) -> Sketch {
    let sketch = Sketch()
    BoardPainter(state: state, geometry: geometry(state), theme: theme)
      .draw(on: sketch, landingScale: landingScale, lineProgress: lineProgress)
    return sketch
  }

  @Test(arguments: boardSpecimens.map(\.name))
  func everyStoneLiesOnItsPointOverItsShadow(name: String) throws {
    let state = try #require(boardSpecimens.first { $0.name == name }).state
    let sketch = drawn(state)
    for stone in Stone.allCases {
      let lying = state.points.filter { state[$0] == stone }.map(geometry(state).center)
      #expect(sketch.discs(lit: theme.colors(of: stone).body) == lying)
    }
    let taken = state.points.count { state[$0] != nil }
    #expect(sketch.discs(lit: theme.shadow.faded(0)).count == taken)
    #expect(sketch.strokes.lastIndex { isDisc($0, theme.shadow.faded(0)) } ?? -1 < firstStone(sketch))
  }

  private func firstStone(_ sketch: Sketch) -> Int {
    sketch.strokes.firstIndex { isDisc($0, theme.black.body) || isDisc($0, theme.white.body) } ?? sketch.strokes.count
  }

  private func isDisc(_ stroke: Sketch.Stroke, _ tint: Tint) -> Bool {
    guard case .fill(.circle, .radial(let stops, _, _)) = stroke else { return false }
    return stops.contains { $0.tint == tint }
  }

  @Test func neighbouringStonesDontTouch() {
    let radii = drawn(aBoardState()).strokes.compactMap { stroke -> CGFloat? in
      guard case .fill(.circle(_, let radius), _) = stroke, isDisc(stroke, theme.white.body) else { return nil }
      return radius
    }
    #expect(!radii.isEmpty)
    #expect(radii.allSatisfy { $0 < geometry(aBoardState()).cell / 2 })
  }

  @Test func theLastMoveHasARingAndADotInTheOppositeLightness() {
    let state = aBoardState(moves: "H8 I9")
    let sketch = drawn(state)
    #expect(sketch.drawn(in: theme.white.ring).map(\.figure.bounds.middle) == [geometry(state).center(of: point("I9"))])
    #expect(sketch.dots(in: theme.white.ink) == [geometry(state).center(of: point("I9"))])
    #expect(sketch.dots(in: theme.black.ink).isEmpty)
    #expect(drawn(aBoardState(moves: "")).strokes.isEmpty)
  }

  @Test func onlyTheStoneOfTheLastMoveLands() {
    let state = aBoardState(moves: "H8 I9")
    let sketch = drawn(state, landingScale: 1.1)
    let radii = sketch.strokes.compactMap { stroke -> CGFloat? in
      guard case .fill(.circle(_, let radius), _) = stroke, firstStone(sketch) > 0 else { return nil }
      return isDisc(stroke, theme.white.body) || isDisc(stroke, theme.black.body) ? radius : nil
    }
    #expect(radii.count == 2)
    #expect(abs(radii.max()! / radii.min()! - 1.1) < 0.001)
  }

  @Test func moveNumbersStandOnTheirStonesInsteadOfTheRing() throws {
    let state = try #require(boardSpecimens.first { $0.name == "numbers" }).state
    let sketch = drawn(state)
    #expect(sketch.texts.count == 120)
    #expect(sketch.drawn(in: theme.white.ring).isEmpty)
    for (lettering, center) in sketch.texts {
      let point = try #require(geometry(state).point(at: center))
      #expect(lettering.text == String(state.moveNumbers[point] ?? 0))
      let stone = try #require(state[point])
      #expect(lettering.tint == theme.colors(of: stone).ink)
      let room = geometry(state).cell * 0.94
      #expect(sketch.measure(lettering).width < room * 0.8, "\(lettering.text)")
    }
  }

  @Test func theWinningLineRunsThroughTheFiveAsFarAsItHasCome() throws {
    let state = try #require(boardSpecimens.first { $0.name == "won" }).state
    let ends = ["H8", "L12"].map { geometry(state).center(of: point($0)) }
    func line(_ progress: CGFloat) -> [Figure] {
      drawn(state, lineProgress: progress).drawn(in: theme.mark).map(\.figure)
    }
    #expect(line(1) == [.line(ends)])
    let half = CGPoint(x: (ends[0].x + ends[1].x) / 2, y: (ends[0].y + ends[1].y) / 2)
    #expect(line(0.5) == [.line([ends[0], half])])
    let width = drawn(state).drawn(in: theme.mark)[0].pen.width
    #expect(width < geometry(state).cell * 0.2, "stones stay visible")
  }

  @Test func aHintIsOnItsPoint() {
    let state = aBoardState(hint: "K10")
    let center = geometry(state).center(of: point("K10"))
    #expect(drawn(state).dots(in: theme.mark) == [center])
    #expect(drawn(state).drawn(in: theme.mark).map(\.figure.bounds.middle) == [center])
  }

  @Test func theLineOfAHintIsNumberedOnSmallStones() {
    let line = ["K10", "K11", "L9"].map(point)
    var state = aBoardState(hint: "K10")
    let stones: [Stone] = [.white, .black, .white]
    state.hintLine = zip(line, stones).map { Ghost(point: $0, stone: $1) }
    let sketch = drawn(state)
    let written = sketch.texts.filter { $0.lettering.weight == .semibold }
    #expect(written.map(\.lettering.text) == ["1", "2", "3"])
    #expect(written.map(\.center) == line.map(geometry(state).center))
    #expect(sketch.dots(in: theme.mark).isEmpty, "the number stands in the ring")
  }
}
