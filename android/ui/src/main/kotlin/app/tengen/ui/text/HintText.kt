package app.tengen.ui.text

import app.tengen.core.DoubleThreat
import app.tengen.core.Hint
import app.tengen.core.HintReason
import app.tengen.ui.R

/** Where a hint points and why. */
fun hintText(hint: Hint): Words {
  val point = coordinate(hint.point)
  return when (val reason = hint.reason) {
    is HintReason.TakesFive -> words(R.string.hint_takes_five, point)
    is HintReason.BlocksFive -> words(R.string.hint_blocks_five, point)
    is HintReason.MakesOpenFour -> words(R.string.hint_makes_open_four, point)
    is HintReason.MakesDouble -> words(R.string.hint_makes_double, point, threatName(reason.threat))
    is HintReason.WinsByFours -> words(R.string.hint_wins_by_fours, point, inMoves(reason.moves))
    is HintReason.WinsByThreats -> words(R.string.hint_wins_by_threats, point, inMoves(reason.moves))
    is HintReason.Wins -> words(R.string.hint_wins, point, inMoves(reason.moves))
    is HintReason.BlocksOpenThree -> words(R.string.hint_blocks_open_three, point)
    is HintReason.BlocksDouble -> words(R.string.hint_blocks_double, point, threatName(reason.threat))
    is HintReason.Best -> words(R.string.hint_best, point)
    is HintReason.HoldsOut -> words(R.string.hint_holds_out, point)
  }
}

private fun inMoves(moves: Int) = Words.Counted(R.plurals.hint_moves, moves)

private fun threatName(threat: DoubleThreat): Words = when (threat) {
  DoubleThreat.FOUR_FOUR -> words(R.string.threat_four_four)
  DoubleThreat.FOUR_THREE -> words(R.string.threat_four_three)
  DoubleThreat.THREE_THREE -> words(R.string.threat_three_three)
}
