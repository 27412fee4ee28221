import TengenCore

/// Where a hint points and why.
public func hintText(_ hint: Hint) -> Words {
  let point = Words.plain(coordinate(hint.point))
  return switch hint.reason {
  case .takesFive: words(.hintTakesFive, point)
  case .blocksFive: words(.hintBlocksFive, point)
  case .makesOpenFour: words(.hintMakesOpenFour, point)
  case .makesDouble(let threat): words(.hintMakesDouble, point, name(of: threat))
  case .winsByFours(let moves): words(.hintWinsByFours, point, inMoves(moves))
  case .winsByThreats(let moves): words(.hintWinsByThreats, point, inMoves(moves))
  case .wins(let moves): words(.hintWins, point, inMoves(moves))
  case .blocksOpenThree: words(.hintBlocksOpenThree, point)
  case .blocksDouble(let threat): words(.hintBlocksDouble, point, name(of: threat))
  case .best: words(.hintBest, point)
  case .holdsOut: words(.hintHoldsOut, point)
  }
}

private func inMoves(_ moves: Int32) -> Words { .counted(.hintMoves, Int(moves)) }

private func name(of threat: DoubleThreat) -> Words {
  switch threat {
  case .fourFour: words(.threatFourFour)
  case .fourThree: words(.threatFourThree)
  case .threeThree: words(.threatThreeThree)
  }
}
