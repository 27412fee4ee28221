import TengenCore

/// Why an act was refused, where, and what to do instead.
public func refusalText(_ refusal: Refusal) -> Words {
  switch refusal {
  case .offBoard: words(.refusalOffBoard)
  case .taken(let point): words(.refusalTaken, .plain(coordinate(point)))
  case .forbidden(let point, let foul): words(.refusalForbidden, .plain(coordinate(point)), foulText(foul))
  case .notYourTurn: words(.refusalNotYourTurn)
  case .gameOver: words(.refusalGameOver)
  case .nothingToUndo: words(.refusalNothingToUndo)
  case .nothingToRedo: words(.refusalNothingToRedo)
  case .nothingToResign: words(.refusalNothingToResign)
  }
}
