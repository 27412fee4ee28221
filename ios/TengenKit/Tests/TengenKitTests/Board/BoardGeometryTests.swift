import Foundation
import TengenKit
import TengenSpecimens
import Testing

import struct TengenKit.Point

@Suite struct BoardGeometryTests {
  private let geometries = (10...20).flatMap { size in
    [CGFloat(304), 1063].flatMap { side in
      [true, false].flatMap { coordinates in
        [BoardZoom.none, BoardZoom.none.magnified(by: 2, around: CGPoint(x: side / 4, y: side), side: side)].map {
          BoardGeometry(size: size, side: side, coordinates: coordinates, zoom: $0)
        }
      }
    }
  }

  private func points(of geometry: BoardGeometry) -> [Point] { BoardState(size: geometry.size).points }

  @Test func aPointIsFoundAnywhereInItsSquare() {
    #expect(geometries.count == 88)
    for geometry in geometries {
      for point in points(of: geometry) {
        let center = geometry.center(of: point)
        for (x, y) in [(0, 0), (-0.49, -0.49), (0.49, -0.49), (-0.49, 0.49), (0.49, 0.49)] {
          let near = CGPoint(x: center.x + x * geometry.cell, y: center.y + y * geometry.cell)
          #expect(geometry.point(at: near) == point)
          #expect(geometry.square(of: point).contains(near))
        }
      }
    }
  }

  @Test func beyondHalfACellRoundTheGridThereIsNoPoint() {
    for geometry in geometries {
      let beyond = geometry.grid.insetBy(dx: -geometry.cell * 0.52, dy: -geometry.cell * 0.52)
      for share in stride(from: 0.0, through: 1, by: 0.05) {
        let along = (x: beyond.minX + share * beyond.width, y: beyond.minY + share * beyond.height)
        for (x, y) in [(beyond.minX, along.y), (beyond.maxX, along.y), (along.x, beyond.minY), (along.x, beyond.maxY)] {
          #expect(geometry.point(at: CGPoint(x: x, y: y)) == nil)
        }
      }
      #expect(geometry.point(at: CGPoint(x: CGFloat.nan, y: 10)) == nil)
      #expect(geometry.point(at: CGPoint(x: 10, y: CGFloat.infinity)) == nil)
    }
  }

  @Test func edgeStonesAndTheirSquaresLieOnTheWood() {
    for geometry in geometries {
      for point in points(of: geometry) {
        #expect(geometry.board.holds(geometry.square(of: point)))
      }
    }
  }

  @Test func pointsAreCountedFromTheLeftBottom() {
    let geometry = BoardGeometry(size: 15, side: 1600, coordinates: true)
    #expect(geometry.cell == 100)
    #expect(geometry.center(of: point("A1")) == CGPoint(x: 100, y: 1500))
    #expect(geometry.center(of: point("H8")) == CGPoint(x: 800, y: 800))
  }

  @Test func aFingerThatWandersOffMeansNothing() {
    let geometry = BoardGeometry(size: 15, side: 1600, coordinates: true)
    let start = CGPoint(x: 810, y: 790)
    #expect(geometry.point(from: start, to: CGPoint(x: 770, y: 830)) == point("H8"))
    #expect(geometry.point(from: start, to: CGPoint(x: 860, y: 790)) == nil)
    #expect(geometry.point(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 10, y: 10)) == nil)
  }
}
