package app.tengen.ui.home

import app.tengen.core.GameSummary
import app.tengen.core.NewGame
import app.tengen.core.Phase
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import app.tengen.core.termsOf
import app.tengen.ui.R
import app.tengen.ui.game.GameKind
import app.tengen.ui.game.boardOf
import app.tengen.ui.game.lastGame
import app.tengen.ui.text.Seats
import app.tengen.ui.text.Words
import app.tengen.ui.text.agoText
import app.tengen.ui.text.levelName
import app.tengen.ui.text.playerName
import app.tengen.ui.text.resultText
import app.tengen.ui.text.stoneName
import app.tengen.ui.text.termsText
import app.tengen.ui.text.words

/**
 * What home shows at [nowMs] (wall clock, milliseconds): the game on the [table], the ways to start one, and the other
 * [unfinished] games; [problem] is why the last thing asked for did not happen.
 */
fun homeState(
  table: TableSnapshot,
  unfinished: List<GameSummary>,
  settings: Settings,
  nowMs: Long,
  problem: Words? = null,
) = HomeState(
  resume = resume(table, nowMs),
  choices = GameKind.entries.map { choice(it, settings.lastGame(it)) },
  unfinished = unfinished.map { unfinishedState(it, nowMs) },
  problem = problem,
)

private fun resume(table: TableSnapshot, nowMs: Long): ResumeState? {
  if (table.phase == Phase.NO_GAME) return null
  val seats = Seats(table.black, table.white)
  val isOver = table.phase == Phase.OVER
  return ResumeState(
    board = boardOf(table).copy(coordinates = false),
    title = if (isOver) words(R.string.home_last_game) else words(R.string.home_continue),
    players = versus(seats),
    status = table.result?.let { resultText(it, seats) } ?: turnText(table.toMove, seats),
    terms = table.terms?.let(::termsText),
    ago = agoText(table.updatedMs, nowMs),
  )
}

private fun unfinishedState(game: GameSummary, nowMs: Long): UnfinishedState {
  val seats = Seats(game.black, game.white)
  return UnfinishedState(
    game = game.game,
    board = boardOf(game),
    players = versus(seats),
    status = turnText(game.toMove, seats),
    terms = game.terms?.let(::termsText),
    ago = agoText(game.updatedMs, nowMs),
  )
}

private fun choice(kind: GameKind, last: NewGame) = ChoiceState(kind, choiceTitle(kind), choiceDetail(last))

private fun choiceTitle(kind: GameKind): Words = when (kind) {
  GameKind.AgainstComputer -> words(R.string.home_against_computer)
  GameKind.TwoPeople -> words(R.string.home_two_people)
  GameKind.Watch -> words(R.string.home_watch)
}

private fun choiceDetail(last: NewGame): Words {
  val players = listOf(last.me, last.other).mapNotNull(::seatWords)
  val terms = termsText(termsOf(last))
  return when (players.size) {
    0 -> terms
    1 -> words(R.string.home_setup_one, players[0], terms)
    else -> words(R.string.home_setup_two, players[0], players[1], terms)
  }
}

/** What tells a seat from others of its kind: the computer's level, a person's name. */
private fun seatWords(seat: Seat): Words? = when (seat) {
  is Seat.Computer -> levelName(seat.level)
  is Seat.Person -> seat.name.takeIf(String::isNotBlank)?.let(Words::Plain)
}

private fun versus(seats: Seats) =
  words(R.string.home_versus, seatName(seats, Stone.BLACK), seatName(seats, Stone.WHITE))

private fun seatName(seats: Seats, stone: Stone): Words = when (val seat = seats.at(stone)) {
  is Seat.Computer -> levelName(seat.level)
  is Seat.Person -> if (seats.isYou(stone)) playerName(seats, stone) else seatWords(seat) ?: stoneName(stone)
}

private fun turnText(toMove: Stone?, seats: Seats): Words = when {
  toMove == null -> words(R.string.home_no_turn)
  seats.isYou(toMove) -> words(R.string.home_your_turn)
  else -> words(R.string.home_turn, playerName(seats, toMove))
}
