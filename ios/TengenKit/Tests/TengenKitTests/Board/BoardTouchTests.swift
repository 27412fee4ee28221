import Foundation
import TengenSpecimens
import Testing

@testable import TengenKit

/// What fingers on a board mean.
struct BoardTouchTests {
  static let side: CGFloat = 390

  private func geometry(_ touch: BoardTouch) -> BoardGeometry {
    BoardGeometry(size: 15, side: Self.side, coordinates: true, zoom: touch.zoom)
  }

  private func center(of name: String, _ touch: BoardTouch) -> CGPoint { geometry(touch).center(of: point(name)) }

  @Test func aFingerThatStaysTaps() {
    var touch = BoardTouch()
    let place = center(of: "H8", touch)
    #expect(touch.tap(from: place, to: CGPoint(x: place.x + 3, y: place.y - 3), on: geometry(touch)) == point("H8"))
  }

  @Test func aFingerThatWandersOffDoesNotTap() {
    var touch = BoardTouch()
    #expect(touch.tap(from: center(of: "H8", touch), to: center(of: "I8", touch), on: geometry(touch)) == nil)
  }

  @Test func aSecondFingerSpoilsTheTap() {
    var touch = BoardTouch()
    touch.spread(by: 1.01, around: CGPoint(x: 100, y: 100), side: Self.side)
    let place = center(of: "H8", touch)
    #expect(touch.tap(from: place, to: place, on: geometry(touch)) == nil)
    touch.end()
    #expect(touch.tap(from: place, to: place, on: geometry(touch)) == point("H8"))
  }

  @Test func twoFingersEnlargeFromWhereTheyBegan() {
    var touch = BoardTouch()
    for factor in [1.2, 1.6, 2.0] { touch.spread(by: factor, around: CGPoint(x: 100, y: 100), side: Self.side) }
    #expect(touch.zoom.scale == 2)
    touch.end()
    touch.spread(by: 0.5, around: CGPoint(x: 100, y: 100), side: Self.side)
    #expect(touch.zoom.scale == 1)
  }

  @Test func oneFingerDrawsAnEnlargedBoardOnly() {
    var touch = BoardTouch()
    touch.draw(by: CGSize(width: 40, height: 0), side: Self.side)
    #expect(touch == BoardTouch())
    touch.spread(by: 2, around: CGPoint(x: 195, y: 195), side: Self.side)
    touch.end()
    let before = center(of: "H8", touch)
    for distance in [10.0, 25, 40] { touch.draw(by: CGSize(width: distance, height: 0), side: Self.side) }
    let after = center(of: "H8", touch)
    #expect(abs(after.x - before.x - 40) < 0.001)
    #expect(touch.tap(from: after, to: after, on: geometry(touch)) == nil)
  }

  @Test func theFingerThatStaysAfterSpreadingDoesNotTearTheBoardAway() {
    var touch = BoardTouch()
    touch.spread(by: 2, around: CGPoint(x: 100, y: 100), side: Self.side)
    let zoom = touch.zoom
    touch.draw(by: CGSize(width: 80, height: 80), side: Self.side)
    #expect(touch.zoom == zoom)
  }

  @Test func anotherGameShowsTheWholeBoard() {
    var touch = BoardTouch()
    touch.spread(by: 3, around: .zero, side: Self.side)
    touch.reset()
    #expect(touch == BoardTouch())
  }
}
