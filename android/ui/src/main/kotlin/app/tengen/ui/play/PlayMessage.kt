package app.tengen.ui.play

import app.tengen.core.EventKind
import app.tengen.core.Purpose
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.TableEvent
import app.tengen.core.TableSnapshot
import app.tengen.ui.R
import app.tengen.ui.text.Seats
import app.tengen.ui.text.Words
import app.tengen.ui.text.answererText
import app.tengen.ui.text.askText
import app.tengen.ui.text.coloursSwappedText
import app.tengen.ui.text.hintText
import app.tengen.ui.text.offerText
import app.tengen.ui.text.playerName
import app.tengen.ui.text.problemText
import app.tengen.ui.text.refusalText
import app.tengen.ui.text.resultText
import app.tengen.ui.text.toldText
import app.tengen.ui.text.words

/** So many stones may follow what was told until it is no longer news: an opening of the 26 lays three at once. */
private const val NEWS_FOR_STONES = 3

/** The line under the board. */
internal fun messageOf(
  table: TableSnapshot,
  local: PlayLocal,
  events: List<TableEvent>,
  seats: Seats,
): MessageState {
  val result = table.result
  val hint = table.hint
  val said = local.promptOn(table)?.let { promptMessage(it, table, seats) }
  return when {
    said != null -> said
    hint != null -> MessageState(hintText(hint), MessageTone.Answer)
    result != null -> MessageState(resultText(result, table.foul, seats), MessageTone.Result)
    else -> goesOn(table, news(events, local.heard, seats), seats)
  }
}

/** What was told last, and what the game waits for. */
private fun goesOn(table: TableSnapshot, news: Words?, seats: Seats): MessageState {
  val wait = waitText(table, seats)
  if (news != null) return MessageState(words(R.string.play_told, news, wait), MessageTone.Answer)
  val asks = table.offer != null || table.canChoose
  return MessageState(wait, if (asks && !table.halted) MessageTone.Answer else MessageTone.Quiet)
}

private fun waitText(table: TableSnapshot, seats: Seats): Words {
  val offer = table.offer
  val opening = table.opening
  val ask = opening?.ask
  return when {
    table.halted -> words(R.string.play_halted)
    offer != null -> {
      val plies = table.moves.size / 2
      words(R.string.play_told, offerText(offer, plies, seats), answererText(offer, table.canAnswer, seats))
    }
    ask != null -> askText(opening, ask, seats)
    table.clock?.paused == true -> words(R.string.play_paused)
    else -> turnText(table, seats)
  }
}

/** The newest of the [events] after number [heard] that has to be told and isn't old. */
private fun news(events: List<TableEvent>, heard: Long, seats: Seats): Words? {
  val fresh = events.filter { it.id > heard }
  val told = fresh.indexOfLast { toldText(it.kind, seats) != null }
  if (told < 0) return null
  val since = fresh.drop(told + 1).map { it.kind }
  if (EventKind.Started in since || since.count { it is EventKind.Placed } > NEWS_FOR_STONES) return null
  return toldText(fresh[told].kind, seats)
}

private fun promptMessage(prompt: Prompt, table: TableSnapshot, seats: Seats): MessageState? = when (prompt) {
  is Prompt.Refused ->
    MessageState(refusalText(prompt.refusal, table.opening?.ask?.area), MessageTone.Refusal)
  is Prompt.Failed -> MessageState(problemText(prompt.problem), MessageTone.Refusal)
  Prompt.Restarted -> MessageState(words(R.string.play_restarted), MessageTone.Answer)
  is Prompt.NextGame -> if (coloursSwapped(prompt, table, seats)) {
    val told = words(R.string.play_told, coloursSwappedText(seats), waitText(table, seats))
    MessageState(told, MessageTone.Answer)
  } else {
    null
  }
}

/** People without names are known by what they have won. */
private fun coloursSwapped(last: Prompt.NextGame, table: TableSnapshot, seats: Seats): Boolean {
  if (table.moves.isNotEmpty()) return false
  if (!seats.areColours) return last.black != table.black
  val before = last.score ?: return false
  val now = table.score ?: return false
  return before.black != before.white && before.black == now.white && before.white == now.black
}

private fun turnText(table: TableSnapshot, seats: Seats): Words {
  val toMove = table.toMove ?: return words(R.string.problem_no_game)
  return when {
    table.thinking?.purpose == Purpose.HINT -> words(R.string.play_looking_for_hint)
    seats.at(toMove) is Seat.Computer -> words(R.string.play_thinking, playerName(seats, toMove))
    seats.isYou(toMove) || toMove == table.me -> words(R.string.play_your_turn)
    table.canClaim && toMove == Stone.WHITE -> words(R.string.play_may_claim, playerName(seats, toMove))
    else -> words(R.string.play_turn, playerName(seats, toMove))
  }
}
