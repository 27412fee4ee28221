package app.tengen.ui.text

import app.tengen.core.Offer
import app.tengen.core.OfferKind
import app.tengen.ui.R

/** What is asked for and by whom, when [plies] stones lie on the board. */
fun offerText(offer: Offer, plies: Int, seats: Seats): Words {
  val name = playerName(seats, offer.by)
  return when (val kind = offer.kind) {
    is OfferKind.Undo ->
      words(if (plies > kind.ply + 1) R.string.offer_undo_since else R.string.offer_undo, name, kind.ply + 1)
    OfferKind.Draw -> if (seats.isYou(offer.by)) words(R.string.offer_draw_you) else words(R.string.offer_draw, name)
    OfferKind.Restart -> words(R.string.offer_restart, name)
    is OfferKind.Clocks -> words(R.string.offer_clocks, name, clockText(kind.black), clockText(kind.white))
  }
}

/** Whose answer an offer waits for. */
fun answererText(offer: Offer, isHere: Boolean, seats: Seats): Words =
  words(if (isHere) R.string.offer_to_answer else R.string.offer_waiting, playerName(seats, other(offer.by)))
