import Foundation
import TengenKit
import TengenSpecimens
import Testing

@Suite struct BoardZoomTests {
  private let side: CGFloat = 400

  private func geometry(_ zoom: BoardZoom, side: CGFloat = 400) -> BoardGeometry {
    BoardGeometry(size: 15, side: side, coordinates: true, zoom: zoom)
  }

  private func isNear(_ one: CGPoint, _ other: CGPoint) -> Bool {
    abs(one.x - other.x) < 0.001 && abs(one.y - other.y) < 0.001
  }

  @Test func whatLiesUnderTheFingersStaysThere() {
    let before = geometry(.none)
    let fingers = before.center(of: point("E11"))
    let zoom = BoardZoom.none.magnified(by: 1.6, around: fingers, side: side)
    #expect(zoom.scale == 1.6)
    #expect(isNear(geometry(zoom).center(of: point("E11")), fingers))
    let closer = zoom.magnified(by: 1.5, around: fingers, side: side)
    #expect(isNear(geometry(closer).center(of: point("E11")), fingers))
  }

  @Test func theBoardFollowsTheFinger() {
    let zoom = BoardZoom.none.magnified(by: 2, around: CGPoint(x: 200, y: 200), side: side)
    let moved = zoom.moved(by: CGSize(width: 30, height: -50), side: side)
    let (from, to) = (geometry(zoom).center(of: point("H8")), geometry(moved).center(of: point("H8")))
    #expect(isNear(to, CGPoint(x: from.x + 30, y: from.y - 50)))
  }

  @Test func theBoardAlwaysFillsItsView() {
    var zoom = BoardZoom.none
    var seen: Set<CGFloat> = []
    for step in 0..<400 {
      let fingers = CGPoint(x: CGFloat(step * 37 % 401), y: CGFloat(step * 91 % 401))
      zoom = zoom.magnified(by: [0.45, 1.17, 0.8, 1.31, 2.3, 0.91, 1.07][step % 7], around: fingers, side: side)
      let distance = CGSize(width: step * 53 % 900 - 450, height: step * 29 % 900 - 450)
      zoom = zoom.moved(by: distance, side: side)
      seen.insert(zoom.scale)
      #expect(BoardZoom.scales.contains(zoom.scale))
      let geometry = geometry(zoom)
      #expect(geometry.board.holds(geometry.view), "\(zoom)")
    }
    #expect(seen.count > 5)
    #expect(seen.contains(1) && seen.contains(3))
  }

  @Test func zoomedOutAgainTheWholeBoardIsInSight() {
    let corner = BoardZoom.none.magnified(by: 3, around: .zero, side: side)
    #expect(corner.isEnlarged)
    let out = corner.magnified(by: 0.1, around: CGPoint(x: 400, y: 0), side: side)
    #expect(out == .none && !out.isEnlarged)
  }

  @Test func theMiddleOfTheViewStaysWhenItGetsAnotherSize() {
    let zoom = BoardZoom.none.magnified(by: 2.5, around: CGPoint(x: 100, y: 300), side: side)
    let (small, large) = (geometry(zoom), geometry(zoom, side: 1000))
    let middle = small.point(at: CGPoint(x: 200, y: 200))
    #expect(middle != nil)
    #expect(large.point(at: CGPoint(x: 500, y: 500)) == middle)
  }

  @Test func whatMakesNoSenseChangesNothing() {
    let zoom = BoardZoom.none.magnified(by: 2, around: CGPoint(x: 1, y: 1), side: side)
    #expect(zoom.magnified(by: .nan, around: .zero, side: side) == zoom)
    #expect(zoom.magnified(by: .infinity, around: .zero, side: side) == zoom)
    #expect(zoom.magnified(by: 2, around: .zero, side: 0) == zoom)
    #expect(zoom.moved(by: CGSize(width: 5, height: 5), side: 0) == zoom)
  }

  @Test func fullyZoomedTheLargestBoardOnTheSmallestPhoneCanBeHit() {
    let closest = BoardZoom.none.magnified(by: 3, around: .zero, side: 304)
    #expect(BoardGeometry(size: 20, side: 304, coordinates: true, zoom: closest).cell >= 40)
  }
}
