package app.tengen.ui.link

import app.tengen.core.Refusal
import app.tengen.core.TengenException

/** What the core said to an act. What changed comes as a new snapshot, never in here. */
sealed interface Answer {
  /** It is done and stored. */
  data object Done : Answer

  /** The rules or the state of the game don't allow it; nothing changed. */
  data class Refused(val refusal: Refusal) : Answer

  /** Something outside the game went wrong; nothing changed. */
  data class Failed(val problem: TengenException) : Answer
}

/** Runs [act] and turns what it throws into a value. */
internal inline fun answerOf(act: () -> Unit): Answer = try {
  act()
  Answer.Done
} catch (refused: TengenException.Refused) {
  Answer.Refused(refused.refusal)
} catch (problem: TengenException) {
  Answer.Failed(problem)
}
