package app.tengen.ui.text

import app.tengen.core.Forbidden
import app.tengen.core.GameResult
import app.tengen.core.ResultReason
import app.tengen.core.Stone
import app.tengen.ui.R

/** How a game ended and, if by [foul], where and why. */
fun resultText(result: GameResult, foul: Forbidden?, seats: Seats): Words {
  val sentence = resultText(result, seats)
  if (foul == null) return sentence
  return words(R.string.result_with_foul, sentence, coordinate(foul.point), foulText(foul.foul))
}

/** How a game ended, in one sentence. */
fun resultText(result: GameResult, seats: Seats): Words {
  val winner = result.winner ?: return drawText(result.reason)
  val lost = lossSentences(result.reason) ?: return fiveText(winner, seats)
  val loser = if (winner == Stone.BLACK) Stone.WHITE else Stone.BLACK
  return when {
    seats.isYou(winner) -> words(lost.toYou, playerName(seats, loser))
    seats.isYou(loser) -> words(lost.byYou, playerName(seats, winner))
    else -> words(lost.other, playerName(seats, winner), playerName(seats, loser))
  }
}

/** One way to lose away from a row, as the winner, the loser and onlookers read it. */
private class LossSentences(val toYou: Int, val byYou: Int, val other: Int)

private fun lossSentences(reason: ResultReason): LossSentences? = when (reason) {
  ResultReason.FOUL -> LossSentences(R.string.result_foul_to_you, R.string.result_foul_you, R.string.result_foul)
  ResultReason.RESIGNATION ->
    LossSentences(R.string.result_resigned_to_you, R.string.result_resigned_you, R.string.result_resigned)
  ResultReason.TIME -> LossSentences(R.string.result_time_to_you, R.string.result_time_you, R.string.result_time)
  ResultReason.NO_SHOW ->
    LossSentences(R.string.result_no_show_to_you, R.string.result_no_show_you, R.string.result_no_show)
  ResultReason.ABANDONED ->
    LossSentences(R.string.result_abandoned_to_you, R.string.result_abandoned_you, R.string.result_abandoned)
  ResultReason.FIVE, ResultReason.FULL_BOARD, ResultReason.AGREEMENT -> null
}

private fun fiveText(winner: Stone, seats: Seats): Words =
  if (seats.isYou(winner)) words(R.string.result_five_you) else words(R.string.result_five, playerName(seats, winner))

private fun drawText(reason: ResultReason): Words =
  words(if (reason == ResultReason.AGREEMENT) R.string.result_draw_agreed else R.string.result_draw)
