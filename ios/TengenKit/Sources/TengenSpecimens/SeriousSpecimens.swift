import TengenCore
import TengenKit

private let fifthsMoves = "H8 H9 I9 G7"
private let fifths = "G10 I7 J10 F8 K8"
private let swap2Moves = "H8 K9 J6"

private let you = Seat.person(name: "")
private let people = aTable("\(middleGame) J8", black: .person(name: "小明"), white: .person(name: "Alexandra"))
private let score = MatchScore(black: 3, white: 2, draws: 1)
private let byoyomi = TimeControl.byoyomi(mainMs: 300_000, periods: 3, periodMs: 30_000)

/// `table` with some of its facts changed.
private func with(_ table: TableSnapshot, _ change: (inout TableSnapshot) -> Void) -> TableSnapshot {
  var changed = table
  change(&changed)
  return changed
}

private let serious = with(people) {
  $0.undo = UndoRule(asks: true, allowance: 3)
  $0.blackUndosLeft = 3
  $0.whiteUndosLeft = 2
}

private let beginning = with(aTable("", black: people.black, white: people.white)) { $0.canAnswer = true }

private let swap2 = anOpening(
  swap2Moves, anAsk(.placeSwapOrAddTwo, decider: .white, area: .anywhere, swap: true, addTwo: true), rule: .swap2)

private let tenfold = anOpening(
  fifthsMoves,
  anAsk(.placeSwapOrOffer, area: .within(distance: 4), swap: true, offerFifths: true, offers: 10),
  rule: .taraguchi,
  pattern: 3
)

private let declare = anOpening(d4Moves, anAsk(.declare, declare: 12), rule: .yamaguchi, pattern: 3)

private let offering = anOpening(
  fifthsMoves, anAsk(.offer, area: .anywhere, offers: 10), rule: .taraguchi, offers: fifths, closed: "G6 F10 I5 J7",
  pattern: 3)

private let keeping = anOpening(
  fifthsMoves, anAsk(.keep, decider: .white, offers: 10), rule: .taraguchi, offers: "\(fifths) H7 L11 C4 F6 M9",
  pattern: 3)

/// Two threes and a four at H8.
private let mixed = Forbidden(
  point: corePoint("H8"),
  foul: Foul(
    parts: [FoulPart(kind: .doubleThree, lines: [corePoints("H8 H9 H10"), corePoints("G7 H8 I9")])],
    mixture: "4-3-3",
    beside: [corePoints("E8 F8 G8 H8")]
  )
)
private let mixedMoves = "E8 D8 F8 A1 G8 A15 H9 O1 H10 O15 G7 B1 I9 C1 H8"
private let lost = GameResult(winner: .white, reason: .foul, line: [])

private func claim(black: Seat, white: Seat) -> TableSnapshot {
  with(aTable(mixedMoves, rules: .renju, black: black, white: white)) {
    $0.foulPolicy = .claim
    $0.canClaim = true
  }
}

private func offered(_ kind: OfferKind, by stone: CoreStone, on table: TableSnapshot = serious) -> TableSnapshot {
  with(table) {
    $0.offer = Offer(kind: kind, by: stone, plies: Int32(table.moves.count / 2))
    $0.canAnswer = table.white != .computer(level: 1)
  }
}

private func face(
  _ name: String, _ table: TableSnapshot, _ local: PlayLocal = PlayLocal(), told: EventKind? = nil
) -> Specimen<PlayState> {
  Specimen(name, playState(table, local, told.map { [TableEvent(id: 1, kind: $0)] } ?? []))
}

private let openingFaces = [
  face("play-opening-centre", anOpening("", anAsk(.place, area: .within(distance: 0), lay: true))),
  face("play-opening-area", anOpening("H8 H9", anAsk(.place, area: .within(distance: 2)), rule: .taraguchi)),
  face(
    "play-opening-beyond",
    anOpening("H8 H9", anAsk(.place, area: .beyond(distance: 2)), rule: .pro, black: you, white: you),
    PlayLocal(prompt: .refused(.openingOutside(point: corePoint("J8"))))),
  face("play-opening-swap2", swap2),
  face("play-opening-swap2-ghost", swap2, PlayLocal(ghost: point("I9"))),
  face(
    "play-opening-stay-or-swap",
    anOpening("\(swap2Moves) I9 G7", anAsk(.stayOrSwap, swap: true, stay: true), rule: .swap2),
    told: .chosen(choice: .addTwo, by: .white)),
  face("play-opening-tenfold", tenfold),
  face("play-opening-declare", declare),
  face("play-opening-fifths-sheet", declare, PlayLocal(sheet: .fifths)),
  face(
    "play-opening-offer", offering,
    PlayLocal(prompt: .refused(.openingSymmetric(point: corePoint("F10"), with: corePoint("G10"))))),
  face("play-opening-keep", keeping),
  face("play-opening-keep-ghost", keeping, PlayLocal(ghost: point("J10"))),
  face(
    "play-opening-answer", anOpening("", anAsk(.answer, decider: .white, propose: true, agree: 3), rule: .agreed),
    told: .chosen(choice: .propose(pattern: 3), by: .black)),
  face(
    "play-opening-names", anOpening("", anAsk(.propose, propose: true), rule: .agreed), PlayLocal(sheet: .openings)),
  face(
    "play-opening-computer",
    with(
      anOpening(
        d4Moves, anAsk(.placeOrSwap, decider: .white, area: .anywhere, swap: true), pattern: 3, black: you,
        white: .computer(level: 5))
    ) { $0.thinking = aThinking() }),
  face(
    "play-opening-swapped", aTable("\(d4Moves) G7", black: .computer(level: 5), white: you),
    told: .chosen(choice: .swap, by: .white)),
]

private let clockFaces = [
  face("play-clock", with(people) { $0.clock = aClock(black: "4:59", white: "12:30", running: .black) }),
  face(
    "play-clock-low",
    with(aTable("\(middleGame) J8")) {
      $0.clock = aClock(black: "9.8", white: "0:30", running: .black, periods: 3, low: true)
    }),
  face(
    "play-clock-thinking",
    with(aTable(thinking: aThinking())) {
      $0.clock = aClock(black: "1:02:03", white: "0:58:07", running: .white)
    }),
  face("play-clock-paused", with(people) { $0.clock = aClock(black: "4:59", white: "12:30") }),
  face("play-clock-propose", beginning, PlayLocal(sheet: .clocks)),
]

private let offerFaces = [
  face(
    "play-offer-undo",
    with(offered(.undo(ply: 15), by: .white)) { $0.clock = aClock(black: "4:59", white: "12:30", running: .black) }),
  face("play-offer-draw", offered(.draw, by: .black)),
  face("play-offer-waiting", offered(.draw, by: .black, on: aTable("\(middleGame) J8"))),
  face("play-offer-clocks", offered(.clocks(black: byoyomi, white: byoyomi), by: .black, on: beginning)),
  face(
    "play-offer-declined", with(serious) { $0.decider = .white },
    told: .offerDeclined(offer: Offer(kind: .undo(ply: 15), by: .white, plies: 16))),
  face(
    "play-offer-more",
    with(serious) {
      $0.canOfferDraw = true
      $0.canOfferRestart = true
      $0.score = score
    },
    PlayLocal(sheet: .more)),
]

private let endFaces = [
  face("play-claim", claim(black: .person(name: "小明"), white: .person(name: "Alexandra"))),
  face("play-claim-wrong", claim(black: .computer(level: 5), white: you), told: .wrongClaim),
  face("play-foul-lost", with(aTable(mixedMoves, rules: .renju, result: lost)) { $0.foul = mixed }),
  face(
    "play-match",
    with(people) {
      $0.score = score
      $0.opening = tenfold.opening
      $0.opening?.ask = nil
    }),
  face(
    "play-match-swapped",
    with(aTable("", black: .person(name: "Alexandra"), white: .person(name: "小明"))) { $0.score = score },
    PlayLocal(prompt: .nextGame(black: .person(name: "小明"), score: score))),
]

/// Every phase of the serious game: openings, clocks, offers, claims, matches.
public let seriousSpecimens = openingFaces + clockFaces + offerFaces + endFaces
