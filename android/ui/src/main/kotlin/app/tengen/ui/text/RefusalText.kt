package app.tengen.ui.text

import app.tengen.core.OpeningArea
import app.tengen.core.Refusal
import app.tengen.ui.R

/** As the other, knowing where the opening wants the stone. */
fun refusalText(refusal: Refusal, area: OpeningArea?): Words = if (refusal is Refusal.OpeningOutside && area != null) {
  words(R.string.refusal_opening_outside_area, coordinate(refusal.point), areaText(area))
} else {
  refusalText(refusal)
}

/** Why an act was refused, where, and what to do instead. */
fun refusalText(refusal: Refusal): Words = when (refusal) {
  is Refusal.OffBoard -> words(R.string.refusal_off_board)
  is Refusal.Taken -> words(R.string.refusal_taken, coordinate(refusal.point))
  is Refusal.Forbidden -> words(R.string.refusal_forbidden, coordinate(refusal.point), foulText(refusal.foul))
  is Refusal.NotYourTurn -> words(R.string.refusal_not_your_turn)
  is Refusal.OthersTurn -> words(R.string.refusal_others_turn)
  is Refusal.Watching -> words(R.string.refusal_watching)
  is Refusal.NoAdvice -> words(R.string.refusal_no_advice)
  is Refusal.GameOver -> words(R.string.refusal_game_over)
  is Refusal.NothingToUndo -> words(R.string.refusal_nothing_to_undo)
  is Refusal.NothingToRedo -> words(R.string.refusal_nothing_to_redo)
  is Refusal.NothingToResign -> words(R.string.refusal_nothing_to_resign)
  is Refusal.TimeIsUp -> words(R.string.refusal_time_is_up)
  is Refusal.TimeIsLeft -> words(R.string.refusal_time_is_left)
  is Refusal.NoOffer -> words(R.string.refusal_no_offer)
  is Refusal.OwnOffer -> words(R.string.refusal_own_offer)
  is Refusal.TooSoon -> words(R.string.refusal_too_soon, refusal.ply)
  is Refusal.TooLate -> words(R.string.refusal_too_late)
  is Refusal.NotYourStone -> words(R.string.refusal_not_your_stone)
  is Refusal.NoUndoLeft -> words(R.string.refusal_no_undo_left, refusal.allowance)
  is Refusal.BadClock -> words(R.string.refusal_bad_clock)
  is Refusal.AskFirst -> words(R.string.refusal_ask_first)
  is Refusal.NobodyToAsk -> words(R.string.refusal_nobody_to_ask)
  is Refusal.NothingToClaim -> words(R.string.refusal_nothing_to_claim)
  is Refusal.OpeningFirst -> words(R.string.refusal_opening_first)
  is Refusal.OpeningNotOpen -> words(R.string.refusal_opening_not_open)
  is Refusal.OpeningChooseFirst -> words(R.string.refusal_opening_choose_first)
  is Refusal.OpeningOutside -> words(R.string.refusal_opening_outside, coordinate(refusal.point))
  is Refusal.OpeningOffered -> words(R.string.refusal_opening_offered, coordinate(refusal.point))
  is Refusal.OpeningSymmetric -> words(R.string.refusal_opening_symmetric, coordinate(refusal.point), coordinate(refusal.with))
  is Refusal.OpeningNotOffered -> words(R.string.refusal_opening_not_offered, coordinate(refusal.point))
}
