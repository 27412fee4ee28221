import TengenCore

/// What the games of a match have come to, the number of who plays `first` before the other's; nothing before one has
/// ended.
public func scoreText(_ score: MatchScore, first: CoreStone, _ seats: Seats) -> Words? {
  guard score.black + score.white + score.draws > 0 else { return nil }
  let (own, theirs) = first == .black ? (score.black, score.white) : (score.white, score.black)
  let wins = words(
    .score, playerName(seats, first), .number(Int(own)), .number(Int(theirs)), playerName(seats, first.other))
  return score.draws == 0 ? wins : words(.scoreWithDraws, wins, .counted(.scoreDraws, Int(score.draws)))
}
