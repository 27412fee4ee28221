package app.tengen.ui.play

import app.tengen.core.GameResult
import app.tengen.core.Placement
import app.tengen.core.Refusal
import app.tengen.core.ResultReason
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import app.tengen.core.TengenException
import app.tengen.ui.link.Answer
import app.tengen.ui.specimens.FOUL_MOVES
import app.tengen.ui.specimens.aTable
import app.tengen.ui.specimens.corePoint
import app.tengen.ui.specimens.doubleThree
import app.tengen.ui.specimens.point
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Test

class PlayStepTest {
  private val table = aTable("H8 H9")
  private val h10 = point("H10")
  private val ghost = PlayLocal(ghost = h10)

  private fun tap(
    name: String,
    local: PlayLocal = PlayLocal(),
    table: TableSnapshot = this.table,
    placement: Placement = Placement.TWO_STEPS,
    isRoomy: Boolean = false,
  ) = playStep(PlayIntent.Tap(point(name), isRoomy), local, table, placement)

  private fun refusal(step: PlayStep) = (step.local.prompt as Prompt.Refused).refusal

  @Test
  fun `the first tap aims, another one aims elsewhere, the same again places`() {
    assertEquals(PlayStep(ghost), tap("H10"))
    assertEquals(PlayStep(PlayLocal(ghost = point("A1"))), tap("A1", ghost))
    assertEquals(PlayStep(PlayLocal(sent = h10), PlayAct.Play(h10)), tap("H10", ghost))
    assertEquals(tap("H10", ghost), playStep(PlayIntent.Place, ghost, table, Placement.TWO_STEPS))
  }

  @Test
  fun `two steps or one is the setting's choice, and by itself that of the crossings' size`() {
    val placed = PlayStep(PlayLocal(sent = h10), PlayAct.Play(h10))
    val aimed = PlayStep(ghost)
    for (isRoomy in listOf(true, false)) {
      assertEquals(placed, tap("H10", placement = Placement.ONE_TAP, isRoomy = isRoomy))
      assertEquals(aimed, tap("H10", placement = Placement.TWO_STEPS, isRoomy = isRoomy))
      assertEquals(
        if (isRoomy) placed else aimed,
        tap("H10", placement = Placement.AUTOMATIC, isRoomy = isRoomy),
      )
    }
  }

  @Test
  fun `aiming where no stone may stand says why and aims nowhere`() {
    val taken = tap("H8", ghost)
    assertEquals(Refusal.Taken(corePoint("H8")), refusal(taken))
    assertNull(taken.local.ghost)
    val renju = aTable(FOUL_MOVES, rules = RuleSet.RENJU, white = Seat.Person(""), forbidden = listOf(doubleThree))
    assertEquals(Refusal.Forbidden(doubleThree.point, doubleThree.foul), refusal(tap("H8", table = renju)))
    assertEquals(Refusal.NotYourTurn, refusal(tap("A1", table = aTable("H8"))))
    val over = aTable(result = GameResult(Stone.WHITE, ResultReason.RESIGNATION, emptyList()))
    assertEquals(Refusal.GameOver, refusal(tap("A1", table = over)))
  }

  @Test
  fun `one tap asks the core, whatever stands there`() {
    assertEquals(PlayAct.Play(point("H8")), tap("H8", placement = Placement.ONE_TAP).act)
  }

  @Test
  fun `every intent clears the prompt before it`() {
    val prompted = PlayLocal(ghost = h10, prompt = Prompt.Refused(Refusal.GameOver))
    val intents = listOf(
      PlayIntent.Tap(point("A1"), false), PlayIntent.Place, PlayIntent.Cancel, PlayIntent.Undo, PlayIntent.Redo,
      PlayIntent.Hint, PlayIntent.Stop, PlayIntent.OpenMore, PlayIntent.AskResign, PlayIntent.Resign,
      PlayIntent.CloseSheet, PlayIntent.OpenSettings, PlayIntent.GoHome,
    )
    for (intent in intents) {
      assertNull("$intent", playStep(intent, prompted, table, Placement.TWO_STEPS).local.prompt)
    }
  }

  @Test
  fun `resigning is asked for first, and closing the question keeps the game`() {
    val asked = playStep(PlayIntent.AskResign, PlayLocal(sheet = PlaySheet.More), table, Placement.AUTOMATIC)
    assertEquals(PlayStep(PlayLocal(sheet = PlaySheet.ResignQuestion)), asked)
    assertEquals(PlayStep(PlayLocal()), playStep(PlayIntent.CloseSheet, asked.local, table, Placement.AUTOMATIC))
    assertEquals(
      PlayStep(PlayLocal(), PlayAct.Resign),
      playStep(PlayIntent.Resign, asked.local, table, Placement.AUTOMATIC),
    )
  }

  @Test
  fun `restarting tells where an unfinished game went, and remembers who had Black in a finished one`() {
    fun prompt(table: TableSnapshot) =
      playStep(PlayIntent.Restart, PlayLocal(), table, Placement.AUTOMATIC).local.prompt
    assertEquals(Prompt.Restarted, prompt(table))
    assertNull(prompt(aTable("")))
    val over = aTable(result = GameResult(Stone.WHITE, ResultReason.RESIGNATION, emptyList()))
    assertEquals(Prompt.NextGame(over.black, over.score), prompt(over))
  }

  @Test
  fun `an answer ends the stone that was sent and no other`() {
    val act = PlayAct.Play(h10)
    val sent = PlayLocal(ghost = point("A1"), sent = h10)
    assertEquals(PlayLocal(ghost = point("A1")), sent.answered(act, Answer.Done))
    assertEquals(
      PlayLocal(ghost = point("A1"), prompt = Prompt.Refused(Refusal.NotYourTurn)),
      sent.answered(act, Answer.Refused(Refusal.NotYourTurn)),
    )
    val problem = TengenException.NoGame()
    assertEquals(sent.copy(prompt = Prompt.Failed(problem)), sent.answered(PlayAct.Undo, Answer.Failed(problem)))
    assertEquals(sent, sent.answered(PlayAct.Play(point("A1")), Answer.Done))
  }
}
