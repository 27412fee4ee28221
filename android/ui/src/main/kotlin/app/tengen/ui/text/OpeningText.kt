package app.tengen.ui.text

import app.tengen.core.AskKind
import app.tengen.core.OpeningArea
import app.tengen.core.OpeningAsk
import app.tengen.core.OpeningView
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.ui.R

/** Who is asked what in an opening: one sentence. */
fun askText(view: OpeningView, ask: OpeningAsk, seats: Seats): Words {
  val decider = playerName(seats, ask.decider)
  if (seats.at(ask.decider) is Seat.Computer) return words(R.string.ask_choosing, decider)
  return words(R.string.ask_sentence, decider, questionText(view, ask))
}

private fun questionText(view: OpeningView, ask: OpeningAsk): Words {
  val stone = view.stone
  val next = view.offers.size + 1
  return when (ask.kind) {
    AskKind.PLACE -> words(R.string.ask_place, stone, colourText(view.colour), areaOf(ask))
    AskKind.PLACE_OR_SWAP -> words(R.string.ask_place_or_swap, stone, colourText(view.colour), areaOf(ask))
    AskKind.PLACE_SWAP_OR_ADD_TWO -> words(R.string.ask_place_swap_or_add_two, stone)
    AskKind.PLACE_SWAP_OR_OFFER ->
      words(R.string.ask_place_swap_or_offer, stone, colourText(view.colour), areaOf(ask), ask.offers)
    AskKind.STAY_OR_SWAP -> words(R.string.ask_stay_or_swap, stoneName(ask.decider), stoneName(other(ask.decider)))
    AskKind.DECLARE -> words(R.string.ask_declare, ask.declare)
    AskKind.OFFER -> words(R.string.ask_offer, next, ask.offers)
    AskKind.OFFER_OR_SWAP -> words(R.string.ask_offer_or_swap, next, ask.offers)
    AskKind.KEEP -> words(R.string.ask_keep, view.offers.size)
    AskKind.PROPOSE -> words(R.string.ask_propose)
    AskKind.ANSWER -> ask.agree?.let { words(R.string.ask_answer, patternName(it)) } ?: words(R.string.ask_propose)
  }
}

private fun colourText(stone: Stone) = words(if (stone == Stone.BLACK) R.string.ask_black else R.string.ask_white)

private fun areaOf(ask: OpeningAsk): Words = areaText(ask.area ?: OpeningArea.Anywhere)

/** Where a stone of an opening may lie, as it stands after "lay it". */
fun areaText(area: OpeningArea): Words = when (area) {
  OpeningArea.Anywhere -> words(R.string.area_anywhere)
  is OpeningArea.Within ->
    if (area.distance == 0) words(R.string.area_centre) else words(R.string.area_within, 2 * area.distance + 1)
  is OpeningArea.Beyond -> words(R.string.area_beyond, 2 * area.distance + 1)
}

/** What exchanging the seats means for the one who sits at [decider]. */
fun swapText(decider: Stone): Words =
  words(if (decider == Stone.BLACK) R.string.choice_swap_white else R.string.choice_swap_black)

/** What keeping one's seat means for the one who sits at [decider]. */
fun stayText(decider: Stone): Words =
  words(if (decider == Stone.BLACK) R.string.choice_stay_black else R.string.choice_stay_white)
