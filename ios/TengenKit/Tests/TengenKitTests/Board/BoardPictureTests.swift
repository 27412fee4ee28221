import Foundation
import TengenSpecimens
import Testing

@testable import TengenKit

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Writes the iPhone's boards to target/screenshots, light and dark, as wide as the smallest and a large phone have them.
@Suite struct BoardPictureTests {
  private let folder = Repository.root.appending(path: "target/screenshots", directoryHint: .isDirectory)

  @Test(arguments: [false, true])
  func boardsAreWrittenToBeLookedAt(dark: Bool) throws {
    #expect(boardSpecimens.count > 10)
    for (name, state) in boardSpecimens {
      try write(drawBoard(state, side: 385, dark: dark), name, side: 385, dark: dark)
    }
    let zoomed = BoardZoom.none.magnified(by: 2, around: CGPoint(x: 190, y: 90), side: 367)
    let aimed = aBoardState(size: 20, ghost: Ghost(point: point("K12"), stone: .black))
    try write(drawBoard(aimed, side: 367, zoom: zoomed, dark: dark), "zoomed", side: 367, dark: dark)
  }

  @Test(arguments: [false, true])
  func phasesOfTheSeriousGameAreWrittenToBeLookedAt(dark: Bool) throws {
    let phases = seriousSpecimens.filter { $0.name.hasPrefix("play-opening") || $0.name.hasPrefix("play-foul") }
    #expect(phases.count > 15)
    for phase in phases {
      try write(drawBoard(phase.state.board, side: 385, dark: dark), phase.name, side: 385, dark: dark)
    }
  }

  @Test(arguments: [false, true])
  func the26OpeningsAreWrittenToBeLookedAt(dark: Bool) throws {
    for pattern in allPatterns {
      let sketch = Sketch()
      BoardThumbnailPainter(state: boardOf(pattern), side: 80, zoom: .middle, theme: .of(dark: dark), pixel: 1 / 3)
        .draw(on: sketch)
      try write(sketch, "opening-\(pattern.code)", side: 80, corner: BoardThumbnailPainter.corner, dark: dark)
    }
  }

  @Test(arguments: [false, true])
  func thumbnailsAreWrittenToBeLookedAt(dark: Bool) throws {
    for (name, state) in boardSpecimens.filter({ ["middle", "10", "20"].contains($0.name) }) {
      let sketch = Sketch()
      BoardThumbnailPainter(state: state, side: 96, theme: .of(dark: dark), pixel: 1 / 3).draw(on: sketch)
      try write(sketch, "thumbnail-\(name)", side: 96, corner: BoardThumbnailPainter.corner, dark: dark)
    }
  }

  private func write(
    _ sketch: Sketch, _ name: String, side: CGFloat, corner: CGFloat = BoardGeometry.corner, dark: Bool
  ) throws {
    let picture = Data(svg(of: sketch, side: side, corner: corner).utf8)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try picture.write(to: folder.appending(path: "ios-board-\(name)-\(dark ? "dark" : "light").svg"))
    #expect(XMLParser(data: picture).parse(), "\(name)")
    #expect(sketch.strokes.count > 30, "\(name)")
  }
}
