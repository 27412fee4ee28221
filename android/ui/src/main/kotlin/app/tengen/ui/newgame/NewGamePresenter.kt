package app.tengen.ui.newgame

import app.tengen.core.ColourChoice
import app.tengen.core.Seat
import app.tengen.ui.R
import app.tengen.ui.game.GameKind
import app.tengen.ui.game.alternatives
import app.tengen.ui.setup.ClockNames
import app.tengen.ui.setup.termsState
import app.tengen.ui.text.Words
import app.tengen.ui.text.levelName
import app.tengen.ui.text.problemText
import app.tengen.ui.text.words

/** The levels that have names. */
private val namedLevels = listOf(1, 5, 10)

/** What the sheet shows of [draft]. */
fun newGameState(draft: NewGameDraft): NewGameState {
  val game = draft.game
  val (me, other) = called(game.me, SeatPlace.Me, draft.kind) to called(game.other, SeatPlace.Other, draft.kind)
  return NewGameState(
    kinds = alternatives("kind", GameKind.entries, draft.kind, ::kindName, NewGameIntent::SetKind),
    terms = termsState(draft.terms, ClockNames(me, other)),
    seats = listOf(
      seatState(game.me, SeatPlace.Me, draft.kind),
      seatState(game.other, SeatPlace.Other, draft.kind),
    ),
    colours = alternatives(
      "colour",
      ColourChoice.entries,
      game.colour,
      { colourName(it, me, other) },
      NewGameIntent::SetColour,
    ),
    problem = draft.problem?.let(::problemText),
  )
}

private fun seatState(seat: Seat, place: SeatPlace, kind: GameKind): SeatState {
  val label = seatLabel(place, kind)
  return when (seat) {
    is Seat.Person -> SeatState.Person(label, seat.name, place)
    is Seat.Computer -> {
      val levels = (namedLevels + seat.level).distinct().sorted()
      SeatState.Computer(
        label,
        alternatives("level-$place", levels, seat.level, ::levelName) { NewGameIntent.SetLevel(place, it) },
      )
    }
  }
}

private fun seatLabel(place: SeatPlace, kind: GameKind): Words = when (kind) {
  GameKind.AgainstComputer ->
    if (place == SeatPlace.Me) words(R.string.newgame_seat_you) else words(R.string.newgame_seat_computer)
  GameKind.TwoPeople ->
    if (place == SeatPlace.Me) words(R.string.newgame_seat_first) else words(R.string.newgame_seat_second)
  GameKind.Watch ->
    if (place == SeatPlace.Me) words(R.string.newgame_seat_first_computer)
    else words(R.string.newgame_seat_second_computer)
}

/** What one calls who sits there: by name, or by the place. */
private fun called(seat: Seat, place: SeatPlace, kind: GameKind): Words {
  if (seat is Seat.Person && seat.name.isNotBlank()) return Words.Plain(seat.name)
  return when (kind) {
    GameKind.AgainstComputer ->
      if (place == SeatPlace.Me) words(R.string.newgame_you) else words(R.string.newgame_computer)
    GameKind.TwoPeople -> if (place == SeatPlace.Me) words(R.string.newgame_first) else words(R.string.newgame_second)
    GameKind.Watch ->
      if (place == SeatPlace.Me) words(R.string.newgame_seat_first_computer)
      else words(R.string.newgame_seat_second_computer)
  }
}

private fun kindName(kind: GameKind): Words = when (kind) {
  GameKind.AgainstComputer -> words(R.string.newgame_kind_computer)
  GameKind.TwoPeople -> words(R.string.newgame_kind_two_people)
  GameKind.Watch -> words(R.string.newgame_kind_watch)
}

private fun colourName(colour: ColourChoice, me: Words, other: Words): Words = when (colour) {
  ColourChoice.BLACK -> me
  ColourChoice.WHITE -> other
  ColourChoice.ALTERNATE -> words(R.string.newgame_colour_alternate)
  ColourChoice.LOT -> words(R.string.newgame_colour_lot)
}
