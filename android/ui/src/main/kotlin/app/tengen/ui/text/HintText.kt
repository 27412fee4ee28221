package app.tengen.ui.text

import app.tengen.core.Hint
import app.tengen.core.HintReason
import app.tengen.ui.R

/** Where a hint points and why. */
fun hintText(hint: Hint): Words {
  val point = coordinate(hint.point)
  return when (val reason = hint.reason) {
    is HintReason.TakesFive -> words(R.string.hint_takes_five, point)
    is HintReason.BlocksFive -> words(R.string.hint_blocks_five, point)
    is HintReason.WinsByFours ->
      words(R.string.hint_wins_by_fours, point, Words.Counted(R.plurals.hint_moves, reason.moves))
    is HintReason.Best -> words(R.string.hint_best, point)
  }
}
