import Foundation
import Testing

@testable import TengenKit

/// WCAG 2.1 contrast, computed from the tokens of every theme.
@Suite struct ContrastTests {
  private let palettes = ["light": Palette.light, "dark": Palette.dark]
  private let boards = ["honey": BoardTheme.honey, "walnut": BoardTheme.walnut]

  private func parts(_ tint: Tint) -> [Double] { [tint.red, tint.green, tint.blue] }

  /// "Relative luminance" of WCAG 2.1.
  private func luminance(_ parts: [Double]) -> Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }

  /// "Contrast ratio" of WCAG 2.1: (L1 + 0.05) / (L2 + 0.05).
  private func contrast(_ one: [Double], _ other: [Double]) -> Double {
    let lights = [luminance(one), luminance(other)].sorted()
    return (lights[1] + 0.05) / (lights[0] + 0.05)
  }

  private func contrast(_ one: Tint, _ other: Tint) -> Double { contrast(parts(one), parts(other)) }

  private func expect(_ least: Double, _ what: String, _ one: Tint, on ground: Tint) {
    let found = contrast(one, ground)
    #expect(found >= least, "\(what): \(found) is less than \(least)")
  }

  @Test func theMeasureItselfIsRight() {
    #expect(abs(contrast(Tint(0x000000), Tint(0xFFFFFF)) - 21) < 0.01)
    #expect(abs(contrast(Tint(0x767676), Tint(0xFFFFFF)) - 4.54) < 0.01)
  }

  @Test func textCanBeReadOnEveryGround() {
    for (name, palette) in palettes {
      for ground in [palette.background, palette.surface, palette.sunken] {
        expect(4.5, "\(name) text", palette.text, on: ground)
        expect(4.5, "\(name) secondary", palette.secondary, on: ground)
        expect(4.5, "\(name) accent", palette.accent, on: ground)
        expect(4.5, "\(name) danger", palette.danger, on: ground)
        expect(3, "\(name) outline", palette.outline, on: ground)
      }
      expect(4.5, "\(name) on accent", palette.onAccent, on: palette.accent)
      expect(4.5, "\(name) on danger", palette.onAccent, on: palette.danger)
    }
  }

  @Test func coordinatesLinesAndMarksStandOutAtBothEndsOfTheWood() {
    for (name, board) in boards {
      for wood in [board.woodLight, board.woodDark] {
        expect(4.5, "\(name) coordinate", board.coordinate, on: wood)
        expect(3, "\(name) line", board.line, on: wood)
        expect(3, "\(name) mark", board.mark, on: wood)
      }
      expect(4.5, "\(name) words on a plate", board.markOutline, on: board.mark)
    }
  }

  /// Where the board is zoomed, stones and lines shine through the bands of coordinates.
  @Test func coordinatesStandOutFromWhatMovesUnderThem() {
    let cover = CoordinatePainter.cover
    for (name, board) in boards {
      for wood in [board.woodLight, board.woodDark] {
        for below in [board.line, board.black.body, board.black.edge, board.white.highlight, board.white.edge] {
          let band = zip(parts(wood), parts(below)).map { $0 * cover + $1 * (1 - cover) }
          let found = contrast(parts(board.coordinate), band)
          #expect(found >= 4.5, "\(name) coordinate: \(found)")
        }
      }
    }
  }

  @Test func whatIsDrawnOnAStoneStandsOutFromItsWholeFace() {
    for (name, board) in boards {
      for stone in Stone.allCases.map(board.colors) {
        for face in [stone.body, stone.edge] {
          expect(4.5, "\(name) ink", stone.ink, on: face)
          expect(3, "\(name) ring", stone.ring, on: face)
        }
      }
    }
  }

  @Test func stonesDifferFromTheWoodOrHaveARimThatDoes() {
    for (name, board) in boards {
      for stone in Stone.allCases.map(board.colors) {
        for wood in [board.woodLight, board.woodDark] {
          let best = max(contrast(stone.body, wood), contrast(stone.rim, wood))
          #expect(best >= 1.7, "\(name) stone: \(best)")
        }
      }
    }
  }
}
