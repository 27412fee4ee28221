import TengenCore

/// What both sides are told of something that happened; nothing where the board says it. `seats` are those after it.
public func toldText(_ event: EventKind, _ seats: Seats) -> Words? {
  switch event {
  case .chosen(let choice, let by): choiceTold(choice, by, seats)
  case .wrongClaim: words(.toldWrongClaim)
  case .offerAccepted(let offer): acceptedText(offer, seats)
  case .offerDeclined(let offer): declinedText(offer, seats)
  case .offerVoid: words(.toldOfferVoid)
  case .offered, .placed, .takenBack, .redone, .finished, .started: nil
  }
}

/// What was chosen by whoever then sat at `by`.
private func choiceTold(_ choice: OpeningChoice, _ by: CoreStone, _ seats: Seats) -> Words? {
  if choice == .swap { return swapTold(by, seats) }
  let name = playerName(seats, by)
  // Of their own choices people need not be told.
  if !seats.at(by).isComputer && seats.opposite(by).isComputer { return nil }
  return switch choice {
  case .swap, .offer: nil
  case .stay: words(by == .black ? .toldStaysBlack : .toldStaysWhite, name)
  case .addTwo: words(.toldAddsTwo, name)
  case .offerFifths: words(.toldOffersFifths, name)
  case .declare(let number): words(.toldDeclares, name, .number(Int(number)))
  case .keep(let point): words(.toldKeeps, name, .plain(coordinate(point)))
  case .propose(let pattern): words(.toldProposes, name, patternName(pattern))
  case .lay(let pattern): words(.toldLays, name, patternName(pattern))
  }
}

private func swapTold(_ by: CoreStone, _ seats: Seats) -> Words {
  if seats.areColours { return words(.toldSwappedPeople) }
  let (black, white) = (playerName(seats, .black), playerName(seats, .white))
  // By now who swapped sits at the other side.
  let swapper = by.other
  guard seats.at(swapper).isComputer else { return words(.toldSwapped, black, white) }
  return words(.toldSwappedBy, playerName(seats, swapper), black, white)
}

/// Who plays which colour in the next game of a match, now that they have changed.
public func coloursSwappedText(_ seats: Seats) -> Words {
  if seats.areColours { return words(.toldColoursSwappedPeople) }
  return words(.toldColoursSwapped, playerName(seats, .black), playerName(seats, .white))
}

private func acceptedText(_ offer: Offer, _ seats: Seats) -> Words? {
  switch offer.kind {
  case .undo: words(.toldUndoAccepted, playerName(seats, offer.by))
  case .restart: words(.toldRestartAccepted, playerName(seats, offer.by))
  case .clocks: words(.toldClocksAccepted)
  // The result says it.
  case .draw: nil
  }
}

private func declinedText(_ offer: Offer, _ seats: Seats) -> Words {
  let name = playerName(seats, offer.by.other)
  return switch offer.kind {
  case .undo: words(.toldUndoDeclined, name)
  case .draw: words(.toldDrawDeclined, name)
  case .restart: words(.toldRestartDeclined, name)
  case .clocks: words(.toldClocksDeclined, name)
  }
}
