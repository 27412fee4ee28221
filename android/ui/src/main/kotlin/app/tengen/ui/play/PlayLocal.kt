package app.tengen.ui.play

import app.tengen.core.MatchScore
import app.tengen.core.OpeningChoice
import app.tengen.core.Refusal
import app.tengen.core.Seat
import app.tengen.core.TableSnapshot
import app.tengen.core.TengenException
import app.tengen.core.TimeControl
import app.tengen.ui.board.Point

/**
 * What the play screen keeps to itself: nothing of it belongs to the game.
 *
 * @property ghost a stone that is aimed
 * @property sent a stone that was asked for and not answered yet; it stays in sight meanwhile
 * @property prompt what the person is being told; the next intent clears it
 * @property heard the number of the newest event that was there at the last intent: what newer ones tell is still said
 */
data class PlayLocal(
  val ghost: Point? = null,
  val sent: Point? = null,
  val prompt: Prompt? = null,
  val sheet: PlaySheet? = null,
  val heard: Long = 0,
) {
  /** What the person is still being told over [table]: why an act was refused is no news once the game has gone on. */
  fun promptOn(table: TableSnapshot): Prompt? =
    prompt.takeUnless { it is Prompt.Refused && table.lastEvent > heard }
}

/** Something the person is told at once, beside the game's own state. */
sealed interface Prompt {
  /** An act was refused. */
  data class Refused(val refusal: Refusal) : Prompt

  /** Something outside the game went wrong. */
  data class Failed(val problem: TengenException) : Prompt

  /** A game was started in place of an unfinished one, which can be found at home. */
  data object Restarted : Prompt

  /** The next game of a match was asked for when [black] had Black and [score] was the score. */
  data class NextGame(val black: Seat, val score: MatchScore?) : Prompt
}

/** What the core is asked to do. */
sealed interface PlayAct {
  data class Play(val point: Point) : PlayAct

  data class Choose(val choice: OpeningChoice) : PlayAct

  data object ClaimFoul : PlayAct

  data object Undo : PlayAct

  data object AskUndo : PlayAct

  data object Redo : PlayAct

  data object Hint : PlayAct

  data object StopThinking : PlayAct

  data object Resign : PlayAct

  data object Restart : PlayAct

  data object OfferDraw : PlayAct

  data object OfferRestart : PlayAct

  data class ProposeClocks(val control: TimeControl?) : PlayAct

  data object Accept : PlayAct

  data object Decline : PlayAct

  data object Withdraw : PlayAct

  data object RunClocks : PlayAct

  /** Nobody looks at the board any more. */
  data object StopClocks : PlayAct
}
