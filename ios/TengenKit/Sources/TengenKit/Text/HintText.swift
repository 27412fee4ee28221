import TengenCore

/// Where a hint points and why.
public func hintText(_ hint: Hint) -> Words {
  let point = Words.plain(coordinate(hint.point))
  return switch hint.reason {
  case .takesFive: words(.hintTakesFive, point)
  case .blocksFive: words(.hintBlocksFive, point)
  case .winsByFours(let moves): words(.hintWinsByFours, point, .counted(.hintMoves, Int(moves)))
  case .best: words(.hintBest, point)
  }
}
