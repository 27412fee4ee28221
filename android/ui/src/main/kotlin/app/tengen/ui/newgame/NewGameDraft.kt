package app.tengen.ui.newgame

import app.tengen.core.NewGame
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.TengenException
import app.tengen.ui.game.GameKind
import app.tengen.ui.game.lastGame

/** Code points that a name may have. */
const val NAME_LENGTH = 24

/** A game being set up. Each kind keeps what was chosen for it while one looks at the others. */
data class NewGameDraft(
  val kind: GameKind,
  val games: Map<GameKind, NewGame>,
  val problem: TengenException? = null,
) {
  /** The game that would start now. */
  val game: NewGame get() = games.getValue(kind)

  /** This draft after [intent]; starting and closing don't change it. */
  fun after(intent: NewGameIntent): NewGameDraft = when (intent) {
    is NewGameIntent.SetKind -> copy(kind = intent.kind, problem = null)
    is NewGameIntent.SetName -> withSeat(intent.place, Seat.Person(shortened(intent.name)))
    is NewGameIntent.SetLevel -> withSeat(intent.place, Seat.Computer(intent.level))
    is NewGameIntent.SetColour -> with(game.copy(colour = intent.colour))
    is NewGameIntent.SetRules -> with(game.copy(rules = intent.rules))
    is NewGameIntent.SetSize -> with(game.copy(size = intent.size))
    NewGameIntent.Start, NewGameIntent.Close -> this
  }

  private fun with(game: NewGame) = copy(games = games + (kind to game), problem = null)

  private fun withSeat(place: SeatPlace, seat: Seat) = when (place) {
    SeatPlace.Me -> with(game.copy(me = seat))
    SeatPlace.Other -> with(game.copy(other = seat))
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
