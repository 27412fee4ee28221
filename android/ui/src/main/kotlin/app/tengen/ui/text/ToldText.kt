package app.tengen.ui.text

import app.tengen.core.EventKind
import app.tengen.core.Offer
import app.tengen.core.OfferKind
import app.tengen.core.OpeningChoice
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.ui.R

/** What both sides are told of something that happened; null where the board says it. [seats] are those after it. */
fun toldText(event: EventKind, seats: Seats): Words? = when (event) {
  is EventKind.Chosen -> choiceTold(event.choice, event.by, seats)
  EventKind.WrongClaim -> words(R.string.told_wrong_claim)
  is EventKind.OfferAccepted -> acceptedText(event.offer, seats)
  is EventKind.OfferDeclined -> declinedText(event.offer, seats)
  is EventKind.OfferVoid -> words(R.string.told_offer_void)
  is EventKind.Offered, is EventKind.Placed, is EventKind.TakenBack, is EventKind.Redone, is EventKind.Finished,
  EventKind.Started,
  -> null
}

/** What was chosen by whoever then sat at [by]. */
private fun choiceTold(choice: OpeningChoice, by: Stone, seats: Seats): Words? {
  if (choice == OpeningChoice.Swap) return swapTold(by, seats)
  val name = playerName(seats, by)
  // Of their own choices people need not be told.
  if (seats.at(by) is Seat.Person && seats.opposite(by) is Seat.Computer) return null
  return when (choice) {
    OpeningChoice.Swap, is OpeningChoice.Offer -> null
    OpeningChoice.Stay ->
      words(if (by == Stone.BLACK) R.string.told_stays_black else R.string.told_stays_white, name)
    OpeningChoice.AddTwo -> words(R.string.told_adds_two, name)
    OpeningChoice.OfferFifths -> words(R.string.told_offers_fifths, name)
    is OpeningChoice.Declare -> words(R.string.told_declares, name, choice.number)
    is OpeningChoice.Keep -> words(R.string.told_keeps, name, coordinate(choice.point))
    is OpeningChoice.Propose -> words(R.string.told_proposes, name, patternName(choice.pattern))
    is OpeningChoice.Lay -> words(R.string.told_lays, name, patternName(choice.pattern))
  }
}

private fun swapTold(by: Stone, seats: Seats): Words {
  if (seats.areColours) return words(R.string.told_swapped_people)
  val black = playerName(seats, Stone.BLACK)
  val white = playerName(seats, Stone.WHITE)
  // By now who swapped sits at the other side.
  val swapper = other(by)
  return if (seats.at(swapper) is Seat.Computer) {
    words(R.string.told_swapped_by, playerName(seats, swapper), black, white)
  } else {
    words(R.string.told_swapped, black, white)
  }
}

/** Who plays which colour in the next game of a match, now that they have changed. */
fun coloursSwappedText(seats: Seats): Words = if (seats.areColours) {
  words(R.string.told_colours_swapped_people)
} else {
  words(R.string.told_colours_swapped, playerName(seats, Stone.BLACK), playerName(seats, Stone.WHITE))
}

private fun acceptedText(offer: Offer, seats: Seats): Words? = when (offer.kind) {
  is OfferKind.Undo -> words(R.string.told_undo_accepted, playerName(seats, offer.by))
  OfferKind.Restart -> words(R.string.told_restart_accepted, playerName(seats, offer.by))
  is OfferKind.Clocks -> words(R.string.told_clocks_accepted)
  // The result says it.
  OfferKind.Draw -> null
}

private fun declinedText(offer: Offer, seats: Seats): Words {
  val name = playerName(seats, other(offer.by))
  return when (offer.kind) {
    is OfferKind.Undo -> words(R.string.told_undo_declined, name)
    OfferKind.Draw -> words(R.string.told_draw_declined, name)
    OfferKind.Restart -> words(R.string.told_restart_declined, name)
    is OfferKind.Clocks -> words(R.string.told_clocks_declined, name)
  }
}
