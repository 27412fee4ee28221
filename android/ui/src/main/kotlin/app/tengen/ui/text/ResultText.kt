package app.tengen.ui.text

import app.tengen.core.GameResult
import app.tengen.core.ResultReason
import app.tengen.core.Stone
import app.tengen.ui.R

/** How a game ended, in one sentence. */
fun resultText(result: GameResult, seats: Seats): Words {
  val winner = result.winner ?: return words(R.string.result_draw)
  if (result.reason == ResultReason.RESIGNATION) return resignationText(winner, seats)
  if (seats.isYou(winner)) return words(R.string.result_five_you)
  return words(R.string.result_five, playerName(seats, winner))
}

private fun resignationText(winner: Stone, seats: Seats): Words {
  val loser = if (winner == Stone.BLACK) Stone.WHITE else Stone.BLACK
  return when {
    seats.isYou(winner) -> words(R.string.result_resigned_to_you, playerName(seats, loser))
    seats.isYou(loser) -> words(R.string.result_resigned_you, playerName(seats, winner))
    else -> words(R.string.result_resigned, playerName(seats, winner), playerName(seats, loser))
  }
}
