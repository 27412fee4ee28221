import TengenCore

/// Who is asked what in an opening: one sentence.
public func askText(_ view: OpeningView, _ ask: OpeningAsk, _ seats: Seats) -> Words {
  let decider = playerName(seats, ask.decider)
  if seats.at(ask.decider).isComputer { return words(.askChoosing, decider) }
  return words(.askSentence, decider, questionText(view, ask))
}

private func questionText(_ view: OpeningView, _ ask: OpeningAsk) -> Words {
  let stone = Words.number(Int(view.stone))
  let next = Words.number(view.offers.count + 1)
  let offers = Words.number(Int(ask.offers))
  return switch ask.kind {
  case .place: words(.askPlace, stone, colourText(view.colour), areaOf(ask))
  case .placeOrSwap: words(.askPlaceOrSwap, stone, colourText(view.colour), areaOf(ask))
  case .placeSwapOrAddTwo: words(.askPlaceSwapOrAddTwo, stone)
  case .placeSwapOrOffer: words(.askPlaceSwapOrOffer, stone, colourText(view.colour), areaOf(ask), offers)
  case .stayOrSwap: words(.askStayOrSwap, stoneName(ask.decider), stoneName(ask.decider.other))
  case .declare: words(.askDeclare, .number(Int(ask.declare)))
  case .offer: words(.askOffer, next, offers)
  case .offerOrSwap: words(.askOfferOrSwap, next, offers)
  case .keep: words(.askKeep, .number(view.offers.count))
  case .propose: words(.askPropose)
  case .answer: ask.agree.map { words(.askAnswer, patternName($0)) } ?? words(.askPropose)
  }
}

private func colourText(_ stone: CoreStone) -> Words { words(stone == .black ? .askBlack : .askWhite) }

private func areaOf(_ ask: OpeningAsk) -> Words { areaText(ask.area ?? .anywhere) }

/// Where a stone of an opening may lie, as it stands after "lay it".
public func areaText(_ area: OpeningArea) -> Words {
  switch area {
  case .anywhere: words(.areaAnywhere)
  case .within(distance: 0): words(.areaCentre)
  case .within(let distance): words(.areaWithin, side(of: distance))
  case .beyond(let distance): words(.areaBeyond, side(of: distance))
  }
}

/// Points along a side of the square that reaches `distance` from the centre.
private func side(of distance: Int32) -> Words { .number(2 * Int(distance) + 1) }

/// What exchanging the seats means for the one who sits at `decider`.
public func swapText(_ decider: CoreStone) -> Words {
  words(decider == .black ? .choiceSwapWhite : .choiceSwapBlack)
}

/// What keeping one's seat means for the one who sits at `decider`.
public func stayText(_ decider: CoreStone) -> Words {
  words(decider == .black ? .choiceStayBlack : .choiceStayWhite)
}
