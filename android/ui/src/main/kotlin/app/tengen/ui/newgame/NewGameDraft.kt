package app.tengen.ui.newgame

import app.tengen.core.NewGame
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.TengenException
import app.tengen.core.termsOf
import app.tengen.core.withTerms
import app.tengen.ui.game.GameKind
import app.tengen.ui.game.lastGame
import app.tengen.ui.setup.TermsDraft

/** Code points that a name may have. */
const val NAME_LENGTH = 24

/** A game being set up. Each kind keeps what was chosen for it while one looks at the others. */
data class NewGameDraft(
  val kind: GameKind,
  private val others: Map<GameKind, NewGame>,
  /** The players of the game that would start now. */
  private val players: NewGame = others.getValue(kind),
  /** By what they would play it. */
  val terms: TermsDraft = TermsDraft(termsOf(players), kind == GameKind.TwoPeople),
  val problem: TengenException? = null,
) {
  /** The game that would start now. */
  val game: NewGame get() = withTerms(players, terms.terms)

  /** This draft after [intent]; starting and closing don't change it. */
  fun after(intent: NewGameIntent): NewGameDraft = when (intent) {
    is NewGameIntent.SetKind -> NewGameDraft(intent.kind, others + (kind to game))
    is NewGameIntent.SetName -> withSeat(intent.place, Seat.Person(shortened(intent.name)))
    is NewGameIntent.SetLevel -> withSeat(intent.place, Seat.Computer(intent.level))
    is NewGameIntent.SetColour -> with(players.copy(colour = intent.colour))
    is NewGameIntent.SetTerms -> copy(terms = terms.after(intent.terms), problem = null)
    NewGameIntent.Start, NewGameIntent.Close -> this
  }

  private fun with(players: NewGame) = copy(players = players, problem = null)

  private fun withSeat(place: SeatPlace, seat: Seat) = when (place) {
    SeatPlace.Me -> with(players.copy(me = seat))
    SeatPlace.Other -> with(players.copy(other = seat))
  }

  companion object {
    /** A draft for [kind] that begins with the last choices. */
    fun of(settings: Settings, kind: GameKind) = NewGameDraft(kind, GameKind.entries.associateWith(settings::lastGame))
  }
}

/** [name] up to its greatest length, no code point of it cut in two. */
private fun shortened(name: String): String =
  if (name.codePointCount(0, name.length) <= NAME_LENGTH) name
  else name.substring(0, name.offsetByCodePoints(0, NAME_LENGTH))
