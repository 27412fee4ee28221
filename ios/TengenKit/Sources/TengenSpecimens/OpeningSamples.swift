import Foundation
import TengenCore
import TengenKit

/// The stones of D4, the fourth of the direct openings.
public let d4Moves = "H8 H9 I9"

/// What an opening asks; only what is given may be chosen.
public func anAsk(
  _ kind: AskKind,
  decider: CoreStone = .black,
  area: OpeningArea? = nil,
  swap: Bool = false,
  stay: Bool = false,
  addTwo: Bool = false,
  offerFifths: Bool = false,
  declare: Int32 = 0,
  propose: Bool = false,
  lay: Bool = false,
  agree: Int32? = nil,
  offers: Int32 = 0
) -> OpeningAsk {
  OpeningAsk(
    kind: kind, decider: decider, area: area, swap: swap, stay: stay, addTwo: addTwo, offerFifths: offerFifths,
    declare: declare, propose: propose, lay: lay, agree: agree, offers: offers)
}

/// A game between two people in its opening: `moves` lie on the board and `ask` is open.
public func anOpening(
  _ moves: String,
  _ ask: OpeningAsk,
  rule: OpeningRule = .classic,
  offers: String = "",
  closed: String = "",
  pattern: Int32? = nil,
  black: Seat = .person(name: "小明"),
  white: Seat = .person(name: "Alexandra")
) -> TableSnapshot {
  let stones = corePoints(moves).count
  let open = openPoints(ask.area, but: corePoints("\(moves) \(offers) \(closed)"))
  let decider = ask.decider == .black ? black : white
  let isPerson = if case .person = decider { true } else { false }
  var table = aTable(moves, black: black, white: white)
  table.opening = OpeningView(
    opening: Opening(rule: rule, pattern: nil, fifths: false),
    ask: ask,
    stone: Int32(stones + 1),
    colour: stones.isMultiple(of: 2) ? .black : .white,
    points: bytesOf(open),
    closed: bytesOf(closedPoints(ask.area, taken: corePoints(moves), open: open)),
    offers: corePoints(offers),
    pattern: pattern,
    swapped: false
  )
  table.decider = ask.decider
  table.canChoose = isPerson
  let takesTaps = ask.area != nil || ask.kind == .keep
  table.canPlay = isPerson && takesTaps
  table.noStone = !isPerson ? .notYourTurn : takesTaps ? nil : .openingChooseFirst
  table.canHint = false
  return table
}

/// Clocks of fifteen minutes a side: `running` goes down, none stands still.
public func aClock(
  black: String, white: String, running: CoreStone? = nil, periods: Int32 = 0, low: Bool = false
) -> TableClock {
  let face = { (text: String, low: Bool) in
    SeatClock(
      control: .total(mainMs: 900_000), leftMs: 299_000, text: text, periods: periods, inPeriod: false,
      changesInMs: 1_000, shownMs: 299_000, low: low)
  }
  return TableClock(
    black: face(black, low && running == .black),
    white: face(white, low && running == .white),
    running: running,
    paused: running == nil
  )
}

/// Where the next stone may lie: in the area, but for the points of `no`.
private func openPoints(_ area: OpeningArea?, but no: [CorePoint]) -> [CorePoint] {
  allPoints.filter { !no.contains($0) && isIn(area, $0) }
}

/// Where none may: the empty points beside the open ones, and stones outside the area; no point without an area.
private func closedPoints(_ area: OpeningArea?, taken: [CorePoint], open: [CorePoint]) -> [CorePoint] {
  guard area != nil else { return [] }
  return allPoints.filter { taken.contains($0) ? !isIn(area, $0) : !open.contains($0) }
}

private let allPoints = (0..<15).flatMap { y in (0..<15).map { x in CorePoint(x: Int32(x), y: Int32(y)) } }

private func isIn(_ area: OpeningArea?, _ point: CorePoint) -> Bool {
  let distance = max(abs(point.x - 7), abs(point.y - 7))
  return switch area {
  case nil: false
  case .anywhere: true
  case .within(let most): distance <= most
  case .beyond(let least): distance > least
  }
}

private func bytesOf(_ points: [CorePoint]) -> Data { Data(points.flatMap { [UInt8($0.x), UInt8($0.y)] }) }
