import TengenCore

/// What is asked for and by whom, when `plies` stones lie on the board.
public func offerText(_ offer: Offer, plies: Int, _ seats: Seats) -> Words {
  let name = playerName(seats, offer.by)
  return switch offer.kind {
  case .undo(let ply): words(plies > ply + 1 ? .offerUndoSince : .offerUndo, name, .number(Int(ply) + 1))
  case .draw: seats.isYou(offer.by) ? words(.offerDrawYou) : words(.offerDraw, name)
  case .restart: words(.offerRestart, name)
  case .clocks(let black, let white): words(.offerClocks, name, clockText(black), clockText(white))
  }
}

/// Whose answer an offer waits for.
public func answererText(_ offer: Offer, isHere: Bool, _ seats: Seats) -> Words {
  words(isHere ? .offerToAnswer : .offerWaiting, playerName(seats, offer.by.other))
}
