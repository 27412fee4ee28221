import TengenCore

/// As the other, knowing where the opening wants the stone.
public func refusalText(_ refusal: Refusal, _ area: OpeningArea?) -> Words {
  guard case .openingOutside(let point) = refusal, let area else { return refusalText(refusal) }
  return words(.refusalOpeningOutsideArea, .plain(coordinate(point)), areaText(area))
}

/// Why an act was refused, where, and what to do instead.
public func refusalText(_ refusal: Refusal) -> Words {
  switch refusal {
  case .offBoard: words(.refusalOffBoard)
  case .taken(let point): words(.refusalTaken, .plain(coordinate(point)))
  case .forbidden(let point, let foul): words(.refusalForbidden, .plain(coordinate(point)), foulText(foul))
  case .notYourTurn: words(.refusalNotYourTurn)
  case .othersTurn: words(.refusalOthersTurn)
  case .watching: words(.refusalWatching)
  case .noAdvice: words(.refusalNoAdvice)
  case .gameOver: words(.refusalGameOver)
  case .nothingToUndo: words(.refusalNothingToUndo)
  case .nothingToRedo: words(.refusalNothingToRedo)
  case .nothingToResign: words(.refusalNothingToResign)
  case .timeIsUp: words(.refusalTimeIsUp)
  case .timeIsLeft: words(.refusalTimeIsLeft)
  case .noOffer: words(.refusalNoOffer)
  case .ownOffer: words(.refusalOwnOffer)
  case .tooSoon(let ply): words(.refusalTooSoon, .number(Int(ply)))
  case .tooLate: words(.refusalTooLate)
  case .notYourStone: words(.refusalNotYourStone)
  case .noUndoLeft(let allowance): words(.refusalNoUndoLeft, .number(Int(allowance)))
  case .badClock: words(.refusalBadClock)
  case .askFirst: words(.refusalAskFirst)
  case .nobodyToAsk: words(.refusalNobodyToAsk)
  case .nothingToClaim: words(.refusalNothingToClaim)
  case .openingFirst: words(.refusalOpeningFirst)
  case .openingNotOpen: words(.refusalOpeningNotOpen)
  case .openingChooseFirst: words(.refusalOpeningChooseFirst)
  case .openingOutside(let point): words(.refusalOpeningOutside, .plain(coordinate(point)))
  case .openingOffered(let point): words(.refusalOpeningOffered, .plain(coordinate(point)))
  case .openingSymmetric(let point, let with):
    words(.refusalOpeningSymmetric, .plain(coordinate(point)), .plain(coordinate(with)))
  case .openingNotOffered(let point): words(.refusalOpeningNotOffered, .plain(coordinate(point)))
  }
}
