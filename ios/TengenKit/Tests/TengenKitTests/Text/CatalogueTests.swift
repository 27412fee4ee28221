import Foundation
import TengenCore
import TengenKit
import Testing

@Suite struct CatalogueTests {
  private let english = try! sampleCatalogue("en")
  private let chinese = try! sampleCatalogue("zh-Hans")

  @Test func wordsAreReadWithTheirPartsInTheirPlaces() {
    let foul = Foul(parts: [
      FoulPart(kind: .doubleFour, lines: []), FoulPart(kind: .doubleThree, lines: []),
    ])
    let refused = refusalText(.forbidden(point: CorePoint(x: 7, y: 7), foul: foul))
    #expect(english.read(refused) == "H8 is forbidden for Black: two fours and two open threes. Tap elsewhere.")
    #expect(chinese.read(refused) == "H8 是黑方的禁手：四四和三三。请下在别处。")
    #expect(english.read(levelName(7)) == "Level 7")
  }

  @Test func partsMayStandInAnotherOrderInAnotherLanguage() {
    let result = words(.resultResigned, words(.stoneBlack), words(.stoneWhite))
    #expect(english.read(result) == "Black wins: White resigned.")
    #expect(chinese.read(result) == "白方认输，黑方获胜。")
  }

  @Test func oneAndManyDifferWhereTheLanguageHasIt() {
    #expect(english.read(.counted(.agoMinutes, 1)) == "1 minute ago")
    #expect(english.read(.counted(.agoMinutes, 0)) == "0 minutes ago")
    #expect(english.read(.counted(.agoMinutes, 5)) == "5 minutes ago")
    #expect(chinese.read(.counted(.agoMinutes, 1)) == "1 分钟前")
    #expect(
      english.read(words(.hintWinsByFours, .plain("H8"), .counted(.hintMoves, 1)))
        == "H8 wins by a run of fours, in 1 move.")
  }

  @Test func whatAPersonTypedIsNeverTakenForAPlace() {
    #expect(english.read(words(.playTurn, .plain("%1$@ 100%"))) == "%1$@ 100% to move.")
  }

  @Test(arguments: [
    ("", ["fr-FR", "zh-Hans-CN", "en"], "zh-Hans"), ("", ["zh-Hant-TW", "en-GB"], "en"),
    ("", ["zh-HK", "zh-CN"], "zh-Hans"), ("", ["de-DE"], "en"), ("", [], "en"), ("zh", ["en"], "zh-Hans"),
    ("en", ["zh-Hans"], "en"),
  ])
  func theLanguageIsTheSettingsElseTheFirstThereAreWordsFor(setting: String, preferred: [String], language: String) {
    #expect(Catalogue.language(setting: setting, preferred: preferred) == language)
    #expect(Catalogue.languages.contains(language))
  }

  @Test func theWordsOfAnAppAreThoseOfItsFolderForTheLanguage() throws {
    let app = FileManager.default.temporaryDirectory.appending(path: "catalogue-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: app) }
    for (language, text) in [("en", "%1$@ to move."), ("zh-Hans", "轮到%1$@走。")] {
      let folder = app.appending(path: "\(language).lproj")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data("\"play_turn\" = \"\(text)\";".utf8).write(to: folder.appending(path: "Localizable.strings"))
    }
    let bundle = try #require(Bundle(path: app.path))
    let turn = words(.playTurn, .plain("Anna"))
    #expect(Catalogue(bundle: bundle, language: "zh-Hans").read(turn) == "轮到Anna走。")
    #expect(Catalogue(bundle: bundle, language: "en").read(turn) == "Anna to move.")
    #expect(Catalogue(bundle: bundle, language: "fr").read(turn) == "Anna to move.")
  }
}
