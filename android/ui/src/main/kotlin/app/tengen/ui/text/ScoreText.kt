package app.tengen.ui.text

import app.tengen.core.MatchScore
import app.tengen.core.Stone
import app.tengen.ui.R

/** What the games of a match have come to, [first]'s number before the other's; null before one has ended. */
fun scoreText(score: MatchScore, first: Stone, seats: Seats): Words? {
  if (score.black + score.white + score.draws == 0) return null
  val (own, theirs) = if (first == Stone.BLACK) score.black to score.white else score.white to score.black
  val wins = words(R.string.score, playerName(seats, first), own, theirs, playerName(seats, other(first)))
  if (score.draws == 0) return wins
  return words(R.string.score_with_draws, wins, Words.Counted(R.plurals.score_draws, score.draws))
}
