package app.tengen.ui.play

import app.tengen.core.FoulPolicy
import app.tengen.core.Phase
import app.tengen.core.Refusal
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.TableEvent
import app.tengen.core.TableSnapshot
import app.tengen.ui.R
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Ghost
import app.tengen.ui.board.Point
import app.tengen.ui.game.Company
import app.tengen.ui.game.PlayerStripState
import app.tengen.ui.game.ThinkingState
import app.tengen.ui.game.boardOf
import app.tengen.ui.game.movesOf
import app.tengen.ui.game.pointOf
import app.tengen.ui.game.stoneOf
import app.tengen.ui.text.Seats
import app.tengen.ui.text.Words
import app.tengen.ui.text.levelName
import app.tengen.ui.text.other
import app.tengen.ui.text.patternName
import app.tengen.ui.text.scoreText
import app.tengen.ui.text.stoneName
import app.tengen.ui.text.words

/**
 * What the play screen shows of [table], of the [events] that led there, of what it keeps itself, and of the [company]
 * where the game is a room's.
 */
fun playState(
  table: TableSnapshot,
  local: PlayLocal,
  events: List<TableEvent> = emptyList(),
  company: Company? = null,
): PlayState {
  val seats = Seats(table.black, table.white)
  val below = table.me ?: below(seats)
  val board = board(table, local)
  return PlayState(
    board = board,
    top = strip(other(below), seats, table).with(company),
    bottom = strip(below, seats, table).with(company),
    score = table.score?.let { scoreText(it, below, seats) },
    pattern = table.opening?.pattern?.let(::patternName),
    bar = when {
      table.phase == Phase.OVER -> PlayBar.Over
      else -> board.ghost?.takeIf { it.point == local.ghost }?.let { PlayBar.Place(it.stone, it.point.name) }
    },
    message = messageOf(table, local, events, seats).with(company?.notice, table.halted),
    choices = choicesOf(table) + listOfNotNull(company?.offer?.let { PlayChoice(it, PlayIntent.TakeOffer, "offer") }),
    moves = movesOf(table.moves).map(Point::name),
    undo = undoOf(table),
    canRedo = table.canRedo,
    canHint = table.canHint,
    canClaim = if (table.foulPolicy == FoulPolicy.CLAIM) table.canClaim else null,
    more = moreOf(table, seats, company),
    unread = company?.unread,
    isWatching = company?.isWatching == true,
    isUnsaved = table.unsaved,
    sheet = local.sheet?.let { sheetOf(it, table) },
  )
}

/** Who sits below the board: the person who plays the computer, else Black. */
internal fun below(seats: Seats): Stone =
  if (seats.white is Seat.Person && seats.black is Seat.Computer) Stone.WHITE else Stone.BLACK

private fun board(table: TableSnapshot, local: PlayLocal): BoardState {
  val board = boardOf(table)
  val toMove = table.toMove
  val aimed = local.ghost ?: local.sent ?: table.sending?.let(::pointOf)
  val refused = (local.promptOn(table) as? Prompt.Refused)?.refusal as? Refusal.Forbidden
  return board.copy(
    ghost = if (aimed != null && toMove != null && aimed in board && board[aimed] == null) {
      Ghost(aimed, stoneOf(toMove))
    } else {
      null
    },
    explainedFoul = (refused?.point ?: table.foul?.point)?.let(::pointOf),
  )
}

private fun strip(stone: Stone, seats: Seats, table: TableSnapshot) = PlayerStripState(
  stone = stoneOf(stone),
  name = stripName(stone, seats),
  detail = (seats.at(stone) as? Seat.Computer)?.let { levelName(it.level) },
  isToMove = table.decider == stone && table.phase == Phase.PLAYING,
  thinking = table.thinking?.takeIf { it.stone == stone }?.let {
    ThinkingState(if (it.limitMs > 0) (it.elapsedMs.toFloat() / it.limitMs).coerceIn(0f, 1f) else 0f)
  },
)

/** Who is not at the board has that under their name. */
private fun PlayerStripState.with(company: Company?): PlayerStripState =
  company?.presence?.get(stone)?.let { copy(detail = it) } ?: this

/** What is to be known of the company comes before what the game waits for; where that stands still it says enough. */
private fun MessageState.with(notice: Words?, isHalted: Boolean): MessageState {
  if (notice == null) return this
  if (isHalted && tone == MessageTone.Quiet) return MessageState(notice, MessageTone.Answer)
  val tone = if (tone == MessageTone.Quiet) MessageTone.Answer else tone
  return MessageState(words(R.string.play_told, notice, words), tone)
}

private fun stripName(stone: Stone, seats: Seats): Words = when (val seat = seats.at(stone)) {
  is Seat.Computer -> words(R.string.play_computer)
  is Seat.Person -> when {
    seat.name.isNotBlank() -> Words.Plain(seat.name)
    seats.opposite(stone) is Seat.Computer -> words(R.string.player_you)
    else -> stoneName(stone)
  }
}

/**
 * Of two people, the one whose stone lies last takes it back; of others, the person. Who lays which stone of an opening
 * is not told by its colour, so that no number is shown there.
 */
private fun undoOf(table: TableSnapshot): UndoState {
  val asks = asksUndo(table)
  val blacks = when {
    table.white is Seat.Computer -> true
    table.black is Seat.Computer -> false
    else -> movesOf(table.moves).size % 2 == 1
  }
  return UndoState(
    isEnabled = if (asks) table.canAskUndo else table.canUndo,
    asks = asks,
    left = (if (blacks) table.blackUndosLeft else table.whiteUndosLeft).takeIf { table.opening?.ask == null },
  )
}

private fun moreOf(table: TableSnapshot, seats: Seats, company: Company?) = MoreState(
  canResign = table.canResign,
  canOfferDraw = table.canOfferDraw,
  asksRestart = asksUndo(table) && table.canOfferRestart,
  canSettle = company?.canSettle == true,
  isRoom = table.nearby,
  canProposeClocks = seats.arePeople && table.phase == Phase.PLAYING && table.moves.isEmpty() && table.offer == null,
)
