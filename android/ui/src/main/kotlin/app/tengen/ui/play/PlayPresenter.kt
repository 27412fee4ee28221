package app.tengen.ui.play

import app.tengen.core.Phase
import app.tengen.core.Purpose
import app.tengen.core.Refusal
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import app.tengen.ui.R
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Ghost
import app.tengen.ui.board.Point
import app.tengen.ui.game.PlayerStripState
import app.tengen.ui.game.ThinkingState
import app.tengen.ui.game.boardOf
import app.tengen.ui.game.movesOf
import app.tengen.ui.game.pointOf
import app.tengen.ui.game.stoneOf
import app.tengen.ui.text.Seats
import app.tengen.ui.text.Words
import app.tengen.ui.text.hintText
import app.tengen.ui.text.levelName
import app.tengen.ui.text.playerName
import app.tengen.ui.text.problemText
import app.tengen.ui.text.refusalText
import app.tengen.ui.text.resultText
import app.tengen.ui.text.stoneName
import app.tengen.ui.text.words

/** What the play screen shows of [table] and of what it keeps itself. */
fun playState(table: TableSnapshot, local: PlayLocal): PlayState {
  val seats = Seats(table.black, table.white)
  val below = if (table.white is Seat.Person && table.black is Seat.Computer) Stone.WHITE else Stone.BLACK
  val above = if (below == Stone.BLACK) Stone.WHITE else Stone.BLACK
  val board = board(table, local)
  return PlayState(
    board = board,
    top = strip(above, seats, table),
    bottom = strip(below, seats, table),
    bar = when {
      table.phase == Phase.OVER -> PlayBar.Over
      else -> board.ghost?.takeIf { it.point == local.ghost }?.let { PlayBar.Place(it.stone, it.point.name) }
    },
    message = message(table, local, seats),
    moves = movesOf(table.moves).map(Point::name),
    canUndo = table.canUndo,
    canRedo = table.canRedo,
    canHint = table.canHint,
    canResign = table.canResign,
    isUnsaved = table.unsaved,
    sheet = local.sheet,
  )
}

private fun board(table: TableSnapshot, local: PlayLocal): BoardState {
  val board = boardOf(table)
  val toMove = table.toMove
  val aimed = local.ghost ?: local.sent
  val refused = (local.prompt as? Prompt.Refused)?.refusal as? Refusal.Forbidden
  return board.copy(
    ghost = if (aimed != null && toMove != null && aimed in board && board[aimed] == null) {
      Ghost(aimed, stoneOf(toMove))
    } else {
      null
    },
    explainedFoul = refused?.let { pointOf(it.point) },
  )
}

private fun strip(stone: Stone, seats: Seats, table: TableSnapshot) = PlayerStripState(
  stone = stoneOf(stone),
  name = stripName(stone, seats),
  detail = (seats.at(stone) as? Seat.Computer)?.let { levelName(it.level) },
  isToMove = table.toMove == stone && table.phase == Phase.PLAYING,
  thinking = table.thinking?.takeIf { it.stone == stone }?.let {
    ThinkingState(if (it.limitMs > 0) (it.elapsedMs.toFloat() / it.limitMs).coerceIn(0f, 1f) else 0f)
  },
)

private fun stripName(stone: Stone, seats: Seats): Words = when (val seat = seats.at(stone)) {
  is Seat.Computer -> words(R.string.play_computer)
  is Seat.Person -> when {
    seat.name.isNotBlank() -> Words.Plain(seat.name)
    seats.opposite(stone) is Seat.Computer -> words(R.string.player_you)
    else -> stoneName(stone)
  }
}

private fun message(table: TableSnapshot, local: PlayLocal, seats: Seats): MessageState {
  val result = table.result
  val hint = table.hint
  return when {
    local.prompt != null -> promptMessage(local.prompt)
    hint != null -> MessageState(hintText(hint), MessageTone.Answer)
    result != null -> MessageState(resultText(result, seats), MessageTone.Result)
    else -> MessageState(turnText(table, seats))
  }
}

private fun promptMessage(prompt: Prompt): MessageState = when (prompt) {
  is Prompt.Refused -> MessageState(refusalText(prompt.refusal), MessageTone.Refusal)
  is Prompt.Failed -> MessageState(problemText(prompt.problem), MessageTone.Refusal)
  Prompt.Restarted -> MessageState(words(R.string.play_restarted), MessageTone.Answer)
}

private fun turnText(table: TableSnapshot, seats: Seats): Words {
  val toMove = table.toMove ?: return words(R.string.problem_no_game)
  return when {
    table.thinking?.purpose == Purpose.HINT -> words(R.string.play_looking_for_hint)
    seats.at(toMove) is Seat.Computer -> words(R.string.play_thinking, playerName(seats, toMove))
    seats.isYou(toMove) -> words(R.string.play_your_turn)
    else -> words(R.string.play_turn, playerName(seats, toMove))
  }
}
