import TengenCore
import TengenKit

/// The play screen over `table` with what it keeps itself.
public func aPlayState(_ table: TableSnapshot = aTable(), _ local: PlayLocal = PlayLocal()) -> PlayState {
  playState(table, local)
}

private let blackToMove = aTable("\(middleGame) J8", redoable: 2)
private let five = GameResult(winner: .black, reason: .five, line: corePoints("H8 I9 J10 K11 L12"))
private let resigned = GameResult(winner: .white, reason: .resignation, line: [])
private let won = aTable("H8 G8 I9 G9 J10 G7 K11 G6 L12", result: five)
private let foul = aTable(foulMoves, rules: .renju, forbidden: [doubleThree])
private let people = aTable(black: .person(name: "小明"), white: .person(name: "Alexandra"))
private let aimed = PlayLocal(ghost: point("K9"))
private let taken = PlayLocal(prompt: .refused(.taken(point: corePoint("H8"))))
private let why = PlayLocal(prompt: .refused(.forbidden(point: doubleThree.point, foul: doubleThree.foul)))
private let search = aTable("\(middleGame) J8", thinking: aThinking(stone: .black, purpose: .hint))
private let hint = Hint(
  point: corePoint("K10"), reason: .blocksOpenThree, line: corePoints("K10 F6 J11"), wins: false)
private let doubled = Hint(
  point: corePoint("K10"), reason: .blocksDouble(threat: .fourThree), line: corePoints("K10 F6 J11"), wins: false)
private let winning = Hint(
  point: corePoint("H8"), reason: .winsByFours(moves: 4), line: corePoints(foursLine), wins: true)

/// Every face of the play screen.
public let playSpecimens: [Specimen<PlayState>] = [
  Specimen("play-empty", aPlayState(aTable(""))),
  Specimen("play-your-turn", aPlayState(blackToMove)),
  Specimen("play-thinking", aPlayState(aTable(thinking: aThinking()))),
  Specimen("play-ghost", aPlayState(blackToMove, aimed)),
  Specimen("play-taken", aPlayState(blackToMove, taken)),
  Specimen("play-forbidden", aPlayState(foul)),
  Specimen("play-forbidden-why", aPlayState(foul, why)),
  Specimen("play-hint", aPlayState(aTable("\(middleGame) J8", hint: hint))),
  Specimen("play-hint-line", aPlayState(aTable(foursMoves, hint: winning))),
  Specimen("play-hint-double", aPlayState(aTable("\(middleGame) J8", hint: doubled))),
  Specimen("play-hint-search", aPlayState(search)),
  Specimen("play-won", aPlayState(won)),
  Specimen("play-resigned", aPlayState(aTable(result: resigned))),
  Specimen("play-people", aPlayState(people)),
  Specimen("play-people-ghost", aPlayState(people, aimed)),
  Specimen(
    "play-watch", aPlayState(aTable(black: .computer(level: 5), white: .computer(level: 10), thinking: aThinking()))),
  Specimen("play-unsaved", aPlayState(aTable("\(middleGame) J8", unsaved: true))),
  Specimen("play-restarted", aPlayState(aTable(""), PlayLocal(prompt: .restarted))),
  Specimen("play-20", aPlayState(aTable("\(middleGame) J8", size: 20))),
  Specimen("play-more", aPlayState(blackToMove, PlayLocal(sheet: .more))),
  Specimen("play-resign-question", aPlayState(blackToMove, PlayLocal(sheet: .resignQuestion))),
]
