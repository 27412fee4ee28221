import TengenCore
import TengenSpecimens
import Testing

@testable import TengenKit

/// What the stories can't bring about at will: a search at a certain moment, a full disk, an answer that is still out.
@Suite
struct PlayPresenterTests {
  private let h10 = point("H10")

  @Test
  func thinkingIsShownAtTheSeatItIsForAsAPartOfItsTime() {
    let move = playState(aTable("H8", thinking: aThinking(elapsedMs: 2_500)), PlayLocal())
    #expect(move.top.thinking == ThinkingState(progress: 0.25))
    #expect(move.bottom.thinking == nil)
    #expect(move.message == MessageState(words: words(.playThinking, words(.playerComputer)), tone: .quiet))
    let search = aThinking(stone: .black, purpose: .hint, elapsedMs: 99_000)
    let hint = playState(aTable("", thinking: search), PlayLocal())
    #expect(hint.bottom.thinking == ThinkingState(progress: 1))
    #expect(hint.top.thinking == nil)
    #expect(hint.message.words == words(.playLookingForHint))
  }

  @Test
  func aSearchWithoutALimitHasNoProgress() {
    var search = aThinking()
    search.limitMs = 0
    #expect(playState(aTable(thinking: search), PlayLocal()).top.thinking == ThinkingState(progress: 0))
  }

  @Test
  func whatTheDiskHasNoRoomForIsSaid() {
    #expect(playState(aTable(unsaved: true), PlayLocal()).isUnsaved)
    #expect(!playState(aTable(), PlayLocal()).isUnsaved)
  }

  @Test
  func aStoneThatWasSentStaysInSightUntilItStands() {
    let sent = playState(aTable("H8 H9"), PlayLocal(sent: h10))
    #expect(sent.board.ghost == Ghost(point: h10, stone: .black))
    #expect(sent.bar == nil)
    let placed = playState(aTable("H8 H9 H10"), PlayLocal(ghost: h10))
    #expect(placed.board.ghost == nil)
    #expect(placed.bar == nil)
  }

  @Test
  func aRefusedFoulShowsItsLines() {
    let table = aTable(foulMoves, rules: .renju, forbidden: [doubleThree])
    let refused = PlayLocal(prompt: .refused(.forbidden(point: doubleThree.point, foul: doubleThree.foul)))
    let board = playState(table, refused).board
    #expect(board.explainedFoul == point("H8"))
    let lines = board.foul(at: point("H8"))?.lines.map { $0.map(\.name) }
    #expect(lines == [["G8", "H8", "I8"], ["H7", "H8", "H9"]])
  }

  @Test func theStonesOfAWinningLineAreNumberedFromTheHintOnThoseOfAnotherLineAreNotShown() {
    let line = corePoints("K10 K11 L9")
    func shown(_ line: [CorePoint], wins: Bool) -> [Ghost] {
      let hint = Hint(point: line[0], reason: .winsByFours(moves: 2), line: line, wins: wins)
      return playState(aTable("\(middleGame) J8", hint: hint), PlayLocal()).board.hintLine
    }
    let stones: [TengenKit.Stone] = [.black, .white, .black]
    #expect(shown(line, wins: true) == zip(line, stones).map { Ghost(point: pointOf($0), stone: $1) })
    #expect(shown(line, wins: false).isEmpty)
    #expect(shown(Array(line.prefix(1)), wins: true).isEmpty, "the hint's own mark shows it")
  }

  @Test
  func whatWasJustAskedSpeaksBeforeTheHintTheHintBeforeTheResultThatBeforeTheTurn() {
    let result = GameResult(winner: .black, reason: .five, line: [])
    let hint = Hint(point: corePoint("A1"), reason: .takesFive, line: [corePoint("A1")], wins: true)
    let full = PlayLocal(prompt: .failed(.Storage(problem: .full, detail: "")))
    let message = { (table: TableSnapshot, local: PlayLocal) in playState(table, local).message }
    let told = MessageState(words: words(.problemStorageFull), tone: .refusal)
    #expect(message(aTable(result: result, hint: hint), full) == told)
    #expect(message(aTable(result: result, hint: hint), PlayLocal()).words == words(.hintTakesFive, .plain("A1")))
    #expect(message(aTable(result: result), PlayLocal()).words == words(.resultFiveYou))
    #expect(message(aTable(""), PlayLocal()).words == words(.playYourTurn))
  }

  @Test
  func anAnswerEndsTheStoneThatWasSentAndNoOther() {
    let sent = PlayLocal(ghost: point("A1"), sent: h10)
    #expect(sent.answered(.play(h10), .done) == PlayLocal(ghost: point("A1")))
    #expect(sent.answered(.play(point("A1")), .done) == sent)
    let refused = sent.answered(.play(h10), .refused(.notYourTurn))
    #expect(refused == PlayLocal(ghost: point("A1"), prompt: .refused(.notYourTurn)))
    let failed = sent.answered(.undo, .failed(.NoGame))
    #expect(failed == PlayLocal(ghost: point("A1"), sent: h10, prompt: .failed(.NoGame)))
  }

  @Test
  func everyIntentClearsThePromptBeforeIt() {
    let prompted = PlayLocal(ghost: h10, prompt: .refused(.gameOver))
    let intents: [PlayIntent] = [
      .tap(point("A1"), isRoomy: false), .place, .cancel, .undo, .redo, .hint, .stop, .openMore, .askResign, .resign,
      .closeSheet, .openSettings, .goHome,
    ]
    for intent in intents {
      #expect(playStep(intent, prompted, aTable("H8 H9"), .twoSteps).local.prompt == nil, "\(intent)")
    }
  }
}
