import ContractSteps
import TengenCore

// The steps and the expectations about clocks, offers and the match.

/// Does such a step; false if it is none.
func actAgreed(_ step: Json, _ app: App, _ table: Table) throws -> Bool {
  switch try step.required("do") {
  case "pause": try table.pause()
  case "resume": try table.resume()
  case "background": try app.enterBackground()
  case "foreground": try app.enterForeground()
  case "offer_draw": try table.offerDraw()
  case "ask_undo": try table.askUndo()
  case "offer_restart": try table.offerRestart()
  case "propose_clocks":
    try table.proposeClocks(
      black: timeControl(step["black"]?.text ?? ""), white: timeControl(step["white"]?.text ?? ""))
  case "accept": try table.accept()
  case "decline": try table.decline()
  case "withdraw": try table.withdraw()
  default: return false
  }
  return true
}

/// What a scenario can expect of clocks, offers and the match.
func agreed(_ table: Table, _ now: TableSnapshot) -> [String: Json] {
  let clock = table.clock()
  let left = [now.blackUndosLeft, now.whiteUndosLeft].map { $0.map(String.init) ?? "any" }
  return [
    "black_clock": .of(clock.map { face($0.black) }),
    "white_clock": .of(clock.map { face($0.white) }),
    "left": .of(clock.map { "\($0.black.leftMs) \($0.white.leftMs)" }),
    "running": .of(clock?.running.map { name(of: $0) }),
    "paused": .of(clock?.paused ?? false),
    "offer": .of(now.offer.map(text)),
    "can_answer": .of(now.canAnswer),
    "can_ask_undo": .of(now.canAskUndo),
    "can_offer_draw": .of(now.canOfferDraw),
    "can_offer_restart": .of(now.canOfferRestart),
    "undos_left": .of(left.joined(separator: " ")),
    "score": .of(now.score.map { "\($0.black) \($0.white) \($0.draws)" }),
  ]
}

private func face(_ clock: SeatClock) -> String {
  clock.text + (clock.periods > 0 ? " x\(clock.periods)" : "")
}

private func text(_ offer: Offer) -> String {
  let kind =
    switch offer.kind {
    case .undo(let ply): "undo \(ply)"
    case .draw: "draw"
    case .restart: "restart"
    case .clocks: "clocks"
    }
  return "\(name(of: offer.by)) \(kind)"
}
