import Foundation
import TengenSpecimens
import Testing

@testable import TengenKit

/// The sample states are Android's, under the same names.
@Suite
struct SpecimenTests {
  private let names =
    playSpecimens.map(\.name) + seriousSpecimens.map(\.name) + homeSpecimens.map(\.name) + newGameSpecimens.map(\.name)
    + settingsSpecimens.map(\.name) + noticeSpecimens.map(\.name) + startProblemSpecimens.map(\.name)
    + nearbySpecimens.map(\.name) + besideSpecimens.map(\.name) + roomSpecimens.map(\.name)

  @Test
  func eachNameIsItsOwn() {
    #expect(names.count > 25)
    #expect(Set(names).count == names.count)
  }

  @Test
  func bothPhonesShowTheSameFaces() throws {
    let folder = Repository.root.appending(path: "android/ui/src/specimens/kotlin/app/tengen/ui/specimens")
    let sources = try ["Play", "Serious", "Home", "Setup", "Nearby", "Room"].map {
      try String(contentsOf: folder.appending(path: "\($0)Specimens.kt"), encoding: .utf8)
    }
    let named = sources.flatMap { $0.matches(of: /"((?:play|home|nearby|newgame|settings|start)[a-z0-9-]*)"/).map(\.1) }
    // While the games are being opened there is no state to show.
    #expect(Set(names) == Set(named.map(String.init)).subtracting(["start-opening"]))
  }
}
