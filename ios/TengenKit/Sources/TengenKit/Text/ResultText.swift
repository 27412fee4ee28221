import TengenCore

/// How a game ended, in one sentence.
public func resultText(_ result: GameResult, _ seats: Seats) -> Words {
  guard let winner = result.winner else { return words(.resultDraw) }
  if result.reason == .resignation { return resignationText(winner, seats) }
  if seats.isYou(winner) { return words(.resultFiveYou) }
  return words(.resultFive, playerName(seats, winner))
}

private func resignationText(_ winner: CoreStone, _ seats: Seats) -> Words {
  let loser: CoreStone = winner == .black ? .white : .black
  if seats.isYou(winner) { return words(.resultResignedToYou, playerName(seats, loser)) }
  if seats.isYou(loser) { return words(.resultResignedYou, playerName(seats, winner)) }
  return words(.resultResigned, playerName(seats, winner), playerName(seats, loser))
}
