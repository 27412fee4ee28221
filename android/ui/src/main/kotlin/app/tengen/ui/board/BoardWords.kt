package app.tengen.ui.board

import androidx.compose.runtime.Composable
import androidx.compose.runtime.Immutable
import androidx.compose.runtime.remember
import androidx.compose.ui.res.stringResource
import app.tengen.ui.R

/** The words with which a screen reader tells the board. */
@Immutable
internal data class BoardWords(
  val board: String,
  val black: String,
  val white: String,
  val empty: String,
  val lastMove: String,
  val hint: String,
  val hintMove: String,
  val winning: String,
  val aimed: String,
  val allowed: String,
  val offered: String,
  val forbidden: Map<FoulKind, String>,
  val comma: String,
) {
  /** "H8, black, last move". */
  fun describe(state: BoardState, point: Point): String {
    val parts = mutableListOf(point.name)
    parts += when (state[point]) {
      Stone.BLACK -> black
      Stone.WHITE -> white
      null -> empty
    }
    if (point == state.lastMove) parts += lastMove
    if (point in state.winningLine) parts += winning
    if (point == state.ghost?.point) parts += aimed
    if (point == state.hint) parts += hint
    val offer = state.offers.indexOfFirst { it.point == point }
    if (offer >= 0) parts += offered.format(offer + 1)
    if (state.closed.isNotEmpty() && state[point] == null && point !in state.closed) parts += allowed
    val place = state.hintLine.indexOfFirst { it.point == point }
    if (place > 0) parts += hintMove.format(place + 1)
    state.foulAt(point)?.kinds?.mapTo(parts) { forbidden.getValue(it) }
    return parts.joinToString(comma)
  }
}

@Composable
internal fun boardWords(size: Int): BoardWords {
  val words = BoardWords(
    board = stringResource(R.string.board_a11y, size),
    black = stringResource(R.string.board_black),
    white = stringResource(R.string.board_white),
    empty = stringResource(R.string.board_empty),
    lastMove = stringResource(R.string.board_last_move),
    hint = stringResource(R.string.board_hint),
    hintMove = stringResource(R.string.board_hint_move),
    winning = stringResource(R.string.board_winning),
    aimed = stringResource(R.string.board_aimed),
    allowed = stringResource(R.string.board_allowed),
    offered = stringResource(R.string.board_offered),
    forbidden = mapOf(
      FoulKind.OVERLINE to stringResource(R.string.board_forbidden_overline),
      FoulKind.DOUBLE_FOUR to stringResource(R.string.board_forbidden_double_four),
      FoulKind.DOUBLE_THREE to stringResource(R.string.board_forbidden_double_three),
    ),
    comma = stringResource(R.string.board_comma),
  )
  return remember(words) { words }
}
