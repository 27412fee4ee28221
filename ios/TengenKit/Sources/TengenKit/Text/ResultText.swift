import TengenCore

/// How a game ended and, if by `foul`, where and why.
public func resultText(_ result: GameResult, _ foul: Forbidden?, _ seats: Seats) -> Words {
  let sentence = resultText(result, seats)
  guard let foul else { return sentence }
  return words(.resultWithFoul, sentence, .plain(coordinate(foul.point)), foulText(foul.foul))
}

/// How a game ended, in one sentence.
public func resultText(_ result: GameResult, _ seats: Seats) -> Words {
  guard let winner = result.winner else { return words(result.reason == .agreement ? .resultDrawAgreed : .resultDraw) }
  guard let lost = lossSentences(result.reason) else { return fiveText(winner, seats) }
  let loser = winner.other
  if seats.isYou(winner) { return words(lost.toYou, playerName(seats, loser)) }
  if seats.isYou(loser) { return words(lost.byYou, playerName(seats, winner)) }
  return words(lost.other, playerName(seats, winner), playerName(seats, loser))
}

/// One way to lose away from a row, as the winner, the loser and onlookers read it.
private struct LossSentences {
  let toYou: Key
  let byYou: Key
  let other: Key
}

private func lossSentences(_ reason: ResultReason) -> LossSentences? {
  switch reason {
  case .foul: LossSentences(toYou: .resultFoulToYou, byYou: .resultFoulYou, other: .resultFoul)
  case .resignation: LossSentences(toYou: .resultResignedToYou, byYou: .resultResignedYou, other: .resultResigned)
  case .time: LossSentences(toYou: .resultTimeToYou, byYou: .resultTimeYou, other: .resultTime)
  case .noShow: LossSentences(toYou: .resultNoShowToYou, byYou: .resultNoShowYou, other: .resultNoShow)
  case .abandoned: LossSentences(toYou: .resultAbandonedToYou, byYou: .resultAbandonedYou, other: .resultAbandoned)
  case .five, .fullBoard, .agreement: nil
  }
}

private func fiveText(_ winner: CoreStone, _ seats: Seats) -> Words {
  seats.isYou(winner) ? words(.resultFiveYou) : words(.resultFive, playerName(seats, winner))
}
