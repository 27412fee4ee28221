package app.tengen.ui.home

import androidx.compose.runtime.Immutable
import app.tengen.ui.board.BoardState
import app.tengen.ui.game.GameKind
import app.tengen.ui.text.Words

/** Everything the home screen shows. */
@Immutable
data class HomeState(
  /** The game on the table, none before the first one. */
  val resume: ResumeState? = null,
  val choices: List<ChoiceState>,
  /** Other games that can be taken up again. */
  val unfinished: List<UnfinishedState> = emptyList(),
  /** Why the last thing asked for did not happen. */
  val problem: Words? = null,
)

/** The game on the table as a card. */
@Immutable
data class ResumeState(
  val board: BoardState,
  val title: Words,
  val players: Words,
  /** Who is to move, or how it ended. */
  val status: Words,
  /** By what it is played. */
  val terms: Words?,
  val ago: Words,
)

/** A way to start a game at once; [detail] says how it was last set up. */
@Immutable
data class ChoiceState(val kind: GameKind, val title: Words, val detail: Words)

/** An unfinished game in the list; [game] is its number in the archive. */
@Immutable
data class UnfinishedState(
  val game: Long,
  val board: BoardState,
  val players: Words,
  val status: Words,
  val terms: Words?,
  val ago: Words,
)

/** What a person can ask for at home. */
sealed interface HomeIntent {
  /** Back to the game on the table. */
  data object Continue : HomeIntent

  /** A new game of [kind] as it was last set up. */
  data class Start(val kind: GameKind) : HomeIntent

  /** Set up a game of [kind] first. */
  data class Edit(val kind: GameKind) : HomeIntent

  /** Take up the unfinished game with this number. */
  data class Open(val game: Long) : HomeIntent

  /** Those nearby. */
  data object OpenNearby : HomeIntent

  data object OpenSettings : HomeIntent
}
