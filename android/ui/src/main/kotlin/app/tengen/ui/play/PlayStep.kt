package app.tengen.ui.play

import app.tengen.core.Phase
import app.tengen.core.Placement
import app.tengen.core.Refusal
import app.tengen.core.TableSnapshot
import app.tengen.ui.board.Point
import app.tengen.ui.game.corePointOf
import app.tengen.ui.game.movesOf
import app.tengen.ui.link.Answer

/** What an intent leads to: what the screen keeps from now on and what the core is asked. */
data class PlayStep(val local: PlayLocal, val act: PlayAct? = null)

/**
 * One step of the screen's own part of play: [intent] on what the screen keeps ([local]) while [table] is shown and
 * stones are placed by [placement]. Every intent clears the prompt before it, so a prompt never costs a tap.
 */
fun playStep(intent: PlayIntent, local: PlayLocal, table: TableSnapshot, placement: Placement): PlayStep {
  val calm = local.copy(prompt = null, heard = table.lastEvent)
  val aimless = calm.copy(ghost = null)
  val closed = aimless.copy(sheet = null)
  return when (intent) {
    is PlayIntent.Tap -> tap(intent, calm, table, placement)
    PlayIntent.Place -> calm.ghost?.let { place(it, calm) } ?: PlayStep(calm)
    PlayIntent.Cancel -> PlayStep(aimless)
    is PlayIntent.Choose -> PlayStep(closed, PlayAct.Choose(intent.choice))
    PlayIntent.OpenOpenings -> PlayStep(aimless.copy(sheet = PlaySheet.Openings))
    PlayIntent.OpenFifths -> PlayStep(aimless.copy(sheet = PlaySheet.Fifths))
    PlayIntent.ClaimFoul -> PlayStep(aimless, PlayAct.ClaimFoul)
    PlayIntent.Undo -> PlayStep(aimless, if (asksUndo(table)) PlayAct.AskUndo else PlayAct.Undo)
    PlayIntent.Redo -> PlayStep(aimless, PlayAct.Redo)
    PlayIntent.Hint -> PlayStep(aimless, PlayAct.Hint)
    PlayIntent.Stop -> PlayStep(calm, PlayAct.StopThinking)
    PlayIntent.OpenMore -> PlayStep(calm.copy(sheet = PlaySheet.More))
    PlayIntent.AskResign -> PlayStep(calm.copy(sheet = PlaySheet.ResignQuestion))
    PlayIntent.Resign -> PlayStep(closed, PlayAct.Resign)
    PlayIntent.CloseSheet -> PlayStep(calm.copy(sheet = null))
    PlayIntent.Restart -> restart(closed, table)
    PlayIntent.OfferDraw -> PlayStep(closed, PlayAct.OfferDraw)
    PlayIntent.OfferRestart -> PlayStep(closed, PlayAct.OfferRestart)
    PlayIntent.OpenClocks -> PlayStep(calm.copy(sheet = PlaySheet.Clocks))
    is PlayIntent.ProposeClocks -> PlayStep(closed, PlayAct.ProposeClocks(intent.control))
    PlayIntent.Accept -> PlayStep(closed, PlayAct.Accept)
    PlayIntent.Decline -> PlayStep(closed, PlayAct.Decline)
    PlayIntent.Withdraw -> PlayStep(closed, PlayAct.Withdraw)
    PlayIntent.RunClocks -> PlayStep(calm, PlayAct.RunClocks)
    PlayIntent.OpenChat, PlayIntent.TakeOffer, PlayIntent.Settle, PlayIntent.LeaveRoom, PlayIntent.OpenSettings,
    PlayIntent.GoHome ->
      PlayStep(calm.copy(sheet = null), PlayAct.StopClocks.takeIf { table.clock?.running != null })
  }
}

/** What the screen keeps once the core has answered [act] with [answer]. */
fun PlayLocal.answered(act: PlayAct, answer: Answer): PlayLocal {
  val rest = if (act is PlayAct.Play && sent == act.point) copy(sent = null) else this
  return when (answer) {
    Answer.Done -> rest
    is Answer.Refused -> rest.copy(prompt = Prompt.Refused(answer.refusal))
    is Answer.Failed -> rest.copy(prompt = Prompt.Failed(answer.problem))
  }
}

private fun tap(tap: PlayIntent.Tap, calm: PlayLocal, table: TableSnapshot, placement: Placement): PlayStep {
  val oneTap = placement == Placement.ONE_TAP || placement == Placement.AUTOMATIC && tap.isRoomy
  if (oneTap || tap.point == calm.ghost) return place(tap.point, calm)
  val refusal = refusalAt(tap.point, table)
  // The core alone knows why the opening wants no stone there.
  if (refusal == null && isClosed(tap.point, table)) {
    return PlayStep(calm.copy(ghost = null), PlayAct.Play(tap.point))
  }
  if (refusal == null) return PlayStep(calm.copy(ghost = tap.point))
  return PlayStep(calm.copy(ghost = null, prompt = Prompt.Refused(refusal)))
}

private fun place(point: Point, calm: PlayLocal) =
  PlayStep(calm.copy(ghost = null, sent = point), PlayAct.Play(point))

private fun restart(calm: PlayLocal, table: TableSnapshot): PlayStep {
  val prompt = when {
    table.phase == Phase.OVER -> Prompt.NextGame(table.black, table.score)
    table.phase == Phase.PLAYING && table.moves.isNotEmpty() -> Prompt.Restarted
    else -> null
  }
  return PlayStep(calm.copy(prompt = prompt), PlayAct.Restart)
}

/** Whether the other side has to agree before a stone is taken back. */
internal fun asksUndo(table: TableSnapshot): Boolean = table.undo?.asks == true && table.phase == Phase.PLAYING

/** Whether the opening refuses a stone on the empty [point]. */
private fun isClosed(point: Point, table: TableSnapshot): Boolean {
  val view = table.opening?.takeIf { it.ask != null } ?: return false
  return point !in movesOf(view.points)
}

/** What the core would say to a stone on [point], read from what it has published: aiming asks nothing of it. */
private fun refusalAt(point: Point, table: TableSnapshot): Refusal? {
  val at = corePointOf(point)
  return when {
    table.noStone != null -> table.noStone
    table.board[point.y * table.size + point.x] != 0.toByte() -> Refusal.Taken(at)
    else -> table.forbidden.find { it.point == at }?.let { Refusal.Forbidden(at, it.foul) }
  }
}
