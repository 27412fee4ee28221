import TengenCore
import TengenSpecimens
import Testing

@testable import TengenKit

/// The words of openings, offers, clocks and matches, as they are read in each language.
@Suite struct SeriousTextTests {
  private let seats = [
    Seats(black: .person(name: "Anna"), white: .person(name: "小明")),
    Seats(black: .person(name: ""), white: .person(name: "")),
    Seats(black: .person(name: ""), white: .computer(level: 5)),
    Seats(black: .computer(level: 5), white: .person(name: "")),
  ]

  @Test func everyQuestionOfAnOpeningIsASentenceOfItsOwn() throws {
    let asks = AskKind.allCases.map { anAsk($0, area: .within(distance: 2), declare: 12, agree: 3, offers: 10) }
    let tables = asks.map { anOpening(d4Moves, $0, offers: "A1") }
    for seats in seats.prefix(3) {
      try expectSpoken(try zip(tables, asks).map { askText(try #require($0.opening), $1, seats) })
    }
    let computer = askText(try #require(tables[0].opening), asks[0], seats[3])
    #expect(computer == words(.askChoosing, words(.playerComputer)))
  }

  @Test func everyAreaIsCalledByItsSide() throws {
    let areas: [OpeningArea] = [
      .anywhere, .within(distance: 0), .within(distance: 1), .within(distance: 4), .beyond(distance: 2),
      .beyond(distance: 3),
    ]
    try expectSpoken(areas.map(areaText))
    #expect(areaText(.within(distance: 2)) == words(.areaWithin, .number(5)))
  }

  @Test func everyChoiceOfTheOtherIsTold() throws {
    let choices: [OpeningChoice] = [
      .swap, .stay, .addTwo, .offerFifths, .declare(number: 3), .keep(point: corePoint("H8")), .propose(pattern: 3),
      .lay(pattern: 3),
    ]
    for seats in seats.dropLast() {
      try expectSpoken(choices.compactMap { toldText(.chosen(choice: $0, by: .white), seats) })
    }
    #expect(toldText(.chosen(choice: .offer(point: corePoint("H8")), by: .white), seats[0]) == nil)
    #expect(toldText(.chosen(choice: .stay, by: .black), seats[2]) == nil, "one's own choice")
  }

  @Test func everyOfferItsAnswersAndItsEndAreTold() throws {
    let clock = TimeControl.byoyomi(mainMs: 300_000, periods: 3, periodMs: 30_000)
    let kinds: [OfferKind] = [.undo(ply: 2), .draw, .restart, .clocks(black: clock, white: nil)]
    for seats in seats {
      let offers = kinds.map { Offer(kind: $0, by: .black, plies: 3) }
      try expectSpoken(offers.map { offerText($0, plies: 3, seats) } + [offerText(offers[0], plies: 5, seats)])
      try expectSpoken([true, false].map { answererText(offers[0], isHere: $0, seats) })
      let events = offers.flatMap { [EventKind.offerAccepted(offer: $0), .offerDeclined(offer: $0)] }
      try expectSpoken((events + [.offerVoid(offer: offers[0]), .wrongClaim]).compactMap { toldText($0, seats) })
    }
  }

  @Test func clocksSayTheirTimesAsPlayersDo() throws {
    let catalogue = try sampleCatalogue("en")
    let controls: [TimeControl?] = [
      nil, .perMove(moveMs: 30_000), .total(mainMs: 3_723_000),
      .byoyomi(mainMs: 300_000, periods: 3, periodMs: 30_000),
      .fischer(mainMs: 300_000, incrementMs: 5_000, early: false),
    ]
    let read = controls.map { catalogue.read(clockText($0)) }
    #expect(read == ["No limit", "30 s a move", "1:02:03", "5 min, then 3 × 30 s", "5 min + 5 s"])
    try expectSpoken(controls.map(clockText))
  }

  @Test func everyOpeningHasItsNameInEachLanguage() throws {
    #expect(allPatterns.count == 26)
    try expectSpoken(allPatterns.map { patternName($0) })
    try expectSpoken(allPatterns.map { patternMeaning($0) })
    #expect(try sampleCatalogue("en").read(patternName(3)) == "D4 Kagetsu")
    #expect(try sampleCatalogue("zh-Hans").read(patternName(3)) == "花月（D4）")
  }

  @Test func aScoreBeginsWithWhoSitsBelowAndThereIsNoneBeforeAnEnd() {
    let score = MatchScore(black: 3, white: 2, draws: 1)
    let (anna, ming) = (Words.plain("Anna"), Words.plain("小明"))
    let wins = words(.score, ming, .number(2), .number(3), anna)
    #expect(scoreText(score, first: .white, seats[0]) == words(.scoreWithDraws, wins, .counted(.scoreDraws, 1)))
    let noDraws = MatchScore(black: 0, white: 1, draws: 0)
    #expect(scoreText(noDraws, first: .black, seats[0]) == words(.score, anna, .number(0), .number(1), ming))
    #expect(scoreText(MatchScore(black: 0, white: 0, draws: 0), first: .black, seats[0]) == nil)
  }

  @Test func aMixtureIsCalledAsPlayersCallItAndTheResultSaysWhere() throws {
    let part = FoulPart(kind: .doubleThree, lines: [])
    let mixed = Foul(parts: [part], mixture: "4-3-3")
    let text = words(.foulMixture, .plain("4-3-3"), words(.foulDoubleThree))
    #expect(foulText(mixed) == text)
    #expect(foulText(Foul(parts: [part], mixture: "3-3")) == words(.foulDoubleThree))
    let lost = GameResult(winner: .white, reason: .foul, line: [])
    let result = resultText(lost, Forbidden(point: corePoint("H8"), foul: mixed), seats[0])
    #expect(result == words(.resultWithFoul, resultText(lost, seats[0]), .plain("H8"), text))
    try expectSpoken([result])
  }
}
