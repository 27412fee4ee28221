import TengenCore
import TengenKit
import Testing

@Suite struct TextTests {
  private let you = Seat.person(name: "")
  private let anna = Seat.person(name: "Anna")
  private let computer = Seat.computer(level: 1)
  private let won = GameResult(winner: .black, reason: .five, line: [])
  private let resigned = GameResult(winner: .black, reason: .resignation, line: [])

  @Test func coordinatesRunFromA1AndLeaveNoLetterOut() {
    let points = [(0, 0), (7, 7), (8, 8), (19, 19)].map { CorePoint(x: $0.0, y: $0.1) }
    #expect(points.map(coordinate) == ["A1", "H8", "I9", "T20"])
  }

  @Test func aPlayerIsCalledByNameElseYouTheComputerOrTheColourWhateverTells() {
    let black = words(.stoneBlack)
    let cases = [
      (Seats(black: anna, white: computer), Words.plain("Anna")),
      (Seats(black: you, white: computer), words(.playerYou)),
      (Seats(black: you, white: anna), black),
      (Seats(black: .person(name: " \n"), white: anna), black),
      (Seats(black: computer, white: you), words(.playerComputer)),
      (Seats(black: computer, white: computer), black),
    ]
    for (seats, name) in cases { #expect(playerName(seats, .black) == name) }
  }

  @Test func aResultIsOneSentenceFromTheReadersSide() {
    #expect(resultText(won, Seats(black: you, white: computer)) == words(.resultFiveYou))
    #expect(resultText(won, Seats(black: anna, white: computer)) == words(.resultFive, .plain("Anna")))
    #expect(
      resultText(resigned, Seats(black: you, white: computer)) == words(.resultResignedToYou, words(.playerComputer)))
    #expect(
      resultText(resigned, Seats(black: computer, white: you)) == words(.resultResignedYou, words(.playerComputer)))
    #expect(
      resultText(resigned, Seats(black: you, white: you))
        == words(.resultResigned, words(.stoneBlack), words(.stoneWhite)))
    let full = GameResult(winner: nil, reason: .fullBoard, line: [])
    #expect(resultText(full, Seats(black: you, white: computer)) == words(.resultDraw))
  }

  @Test func eachReasonForAnEndHasWordsOfItsOwnWhoeverReadsThem() {
    let readers = [
      Seats(black: you, white: computer), Seats(black: computer, white: you), Seats(black: you, white: anna),
    ]
    for seats in readers {
      let keys = ResultReason.allCases.compactMap { reason in
        let winner: CoreStone? = reason == .fullBoard || reason == .agreement ? nil : .black
        let text = resultText(GameResult(winner: winner, reason: reason, line: []), seats)
        return if case .keyed(let key, _) = text { key } else { nil }
      }
      #expect(Set(keys).count == 8)
    }
  }

  @Test func aFoulNamesAllItsKinds() {
    let names = [words(.foulOverline), words(.foulDoubleFour), words(.foulDoubleThree)]
    func foul(_ count: Int) -> Words {
      foulText(Foul(parts: CoreFoulKind.allCases.prefix(count).map { FoulPart(kind: $0, lines: []) }))
    }
    #expect(foul(1) == names[0])
    #expect(foul(2) == words(.foulTwoKinds, names[0], names[1]))
    #expect(foul(3) == words(.foulThreeKinds, names[0], names[1], names[2]))
  }

  @Test func everyRefusalAndEveryProblemHasWordsOfItsOwn() {
    let point = CorePoint(x: 7, y: 7)
    let foul = Foul(parts: [FoulPart(kind: .overline, lines: [])])
    let refusals: [Refusal] = [
      .offBoard(point: point), .taken(point: point), .forbidden(point: point, foul: foul), .notYourTurn, .gameOver,
      .nothingToUndo, .nothingToRedo, .nothingToResign, .timeIsUp(stone: .black), .timeIsLeft, .noOffer, .ownOffer,
      .tooSoon(ply: 12), .tooLate, .notYourStone, .noUndoLeft(allowance: 3), .badClock, .askFirst, .nobodyToAsk,
      .nothingToClaim, .openingFirst, .openingNotOpen, .openingChooseFirst, .openingOutside(point: point),
      .openingOffered(point: point), .openingSymmetric(point: point, with: point), .openingNotOffered(point: point),
      .othersTurn, .watching, .noAdvice,
    ]
    let problems: [TengenError] =
      [
        .AlreadyOpen(path: "/data"), .NotFound(game: 1), .NoGame, .BadSetting(detail: "size"), .Internal(code: "panic"),
        .InRoom,
      ]
      + StorageProblem.allCases.map { .Storage(problem: $0, detail: "why") }
      + RoomRefusal.allCases.map { .Room(reason: $0) }
    let setups: [SetupProblem] =
      [.size(lines: 9), .level(level: 11), .clock, .pattern, .name(most: 40), .asksComputer]
    let bad = setups.map { TengenError.BadSetup(problem: $0) }
    let all = refusals.map(refusalText) + (problems + bad).map(problemText)
    #expect(all.count == 30 + 6 + 6 + StorageProblem.allCases.count + RoomRefusal.allCases.count)
    let keys = all.compactMap { if case .keyed(let key, _) = $0 { key } else { nil } }
    #expect(Set(keys).count == all.count)
    #expect(problemText(.Refused(refusal: .gameOver)) == refusalText(.gameOver))
  }

  @Test func timePassedIsToldInItsLargestWholeUnitAndNeverAhead() {
    let cases: [(Int64, Words)] = [
      (-5_000, words(.agoNow)),
      (59_999, words(.agoNow)),
      (60_000, .counted(.agoMinutes, 1)),
      (3_599_999, .counted(.agoMinutes, 59)),
      (3_600_000, .counted(.agoHours, 1)),
      (86_399_999, .counted(.agoHours, 23)),
      (86_400_000, .counted(.agoDays, 1)),
      (30 * 86_400_000, .counted(.agoDays, 30)),
    ]
    for (passed, text) in cases {
      #expect(agoText(thenMs: 1_000_000_000_000 - passed, nowMs: 1_000_000_000_000) == text, "\(passed)")
    }
  }

  @Test func aHintSaysWhereAndWhy() {
    let point = CorePoint(x: 7, y: 7)
    let place = Words.plain("H8")
    let reasons: [(HintReason, Words)] = [
      (.takesFive, words(.hintTakesFive, place)),
      (.blocksFive, words(.hintBlocksFive, place)),
      (.makesOpenFour, words(.hintMakesOpenFour, place)),
      (.makesDouble(threat: .fourThree), words(.hintMakesDouble, place, words(.threatFourThree))),
      (.winsByFours(moves: 3), words(.hintWinsByFours, place, .counted(.hintMoves, 3))),
      (.winsByThreats(moves: 4), words(.hintWinsByThreats, place, .counted(.hintMoves, 4))),
      (.wins(moves: 5), words(.hintWins, place, .counted(.hintMoves, 5))),
      (.blocksOpenThree, words(.hintBlocksOpenThree, place)),
      (.blocksDouble(threat: .fourFour), words(.hintBlocksDouble, place, words(.threatFourFour))),
      (.blocksDouble(threat: .threeThree), words(.hintBlocksDouble, place, words(.threatThreeThree))),
      (.best(value: 0), words(.hintBest, place)),
      (.holdsOut(moves: 2), words(.hintHoldsOut, place)),
    ]
    for (reason, text) in reasons {
      #expect(hintText(Hint(point: point, reason: reason, line: [point], wins: false)) == text)
    }
  }

  @Test func aNoticeSaysWhatWasSavedAndWhereTheDamagedFileIs() {
    let restored = Notice(
      id: 1, atMs: 0, setAside: "archive.corrupt-1.db", kind: .restoredFromBackup(backupMs: 0, salvaged: 2))
    #expect(
      noticeText(restored, nowMs: 60_000) == [
        words(.noticeRestored, .counted(.agoMinutes, 1)), .counted(.noticeSalvaged, 2),
        words(.noticeSetAside, .plain("archive.corrupt-1.db")),
      ])
    let anew = Notice(id: 2, atMs: 0, setAside: "", kind: .startedAnew(salvaged: 0))
    #expect(noticeText(anew, nowMs: 0) == [words(.noticeStartedAnew)])
  }
}
