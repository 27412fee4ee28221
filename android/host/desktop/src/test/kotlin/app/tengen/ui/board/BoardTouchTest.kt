package app.tengen.ui.board

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.ui.Modifier
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.TouchInjectionScope
import androidx.compose.ui.test.assert
import androidx.compose.ui.test.assertContentDescriptionEquals
import androidx.compose.ui.test.assertCountEquals
import androidx.compose.ui.test.click
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.test.performSemanticsAction
import androidx.compose.ui.test.performTouchInput
import app.tengen.host.Look
import app.tengen.host.Surface
import app.tengen.host.onStage
import app.tengen.ui.specimens.aBoardState
import app.tengen.ui.specimens.aBoardWithFouls
import app.tengen.ui.specimens.point
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Test

@OptIn(ExperimentalTestApi::class)
class BoardTouchTest {
  private val taps = mutableListOf<String>()

  private fun board(size: Int = 15, test: SkikoComposeUiTest.(BoardGeometry) -> Unit) =
    onStage(
      Look(Surface.COARSE_PHONE),
      content = { Board(aBoardState(moves = "", size = size), { taps += it.name }, Modifier.fillMaxWidth()) },
    ) {
      val side = onNodeWithTag("board").fetchSemanticsNode().size.width.toFloat()
      test(density.boardGeometry(BoardState(size = size), side))
    }

  private fun SkikoComposeUiTest.touch(gesture: TouchInjectionScope.() -> Unit) {
    onNodeWithTag("board").performTouchInput(gesture)
    waitForIdle()
  }

  @Test
  fun `a finger finds every point of the smallest and the largest board`() {
    for (size in listOf(10, 20)) {
      taps.clear()
      val points = BoardState(size = size).points
      board(size) { geometry -> for (point in points) touch { click(geometry.center(point)) } }
      assertEquals(points.map { it.name }, taps)
    }
  }

  @Test
  fun `the wood round the lines is no point`() {
    board { geometry ->
      touch { click(Offset(geometry.margin * 0.3f, geometry.side / 2)) }
      touch { click(Offset(geometry.side / 2, geometry.side - geometry.margin * 0.3f)) }
    }
    assertEquals(emptyList<String>(), taps)
  }

  @Test
  fun `a second finger cancels, and the next single one counts again`() {
    board { geometry ->
      touch {
        down(0, geometry.center(Point(7, 7)))
        down(1, geometry.center(Point(3, 3)))
        up(0)
        up(1)
      }
      assertEquals(emptyList<String>(), taps)
      touch {
        down(0, geometry.center(Point(7, 7)))
        down(1, geometry.center(Point(3, 3)))
        up(1)
        up(0)
      }
      assertEquals(emptyList<String>(), taps)
      touch { click(geometry.center(Point(7, 7))) }
    }
    assertEquals(listOf("H8"), taps)
  }

  @Test
  fun `a finger that wanders to another point has changed its mind`() {
    board { geometry ->
      touch { swipeBetween(geometry.center(Point(7, 7)), geometry.center(Point(10, 7))) }
      assertEquals(emptyList<String>(), taps)
      val shaken = geometry.cell * 0.3f
      touch { swipeBetween(geometry.center(Point(7, 7)), geometry.center(Point(7, 7)) + Offset(shaken, 0f)) }
    }
    assertEquals(listOf("H8"), taps)
  }

  private fun TouchInjectionScope.swipeBetween(from: Offset, to: Offset) {
    down(from)
    moveTo((from + to) / 2f)
    moveTo(to)
    up()
  }

  @Test
  fun `a screen reader plays without a finger`() {
    board { onNodeWithTag("point-C4").performSemanticsAction(SemanticsActions.OnClick) }
    assertEquals(listOf("C4"), taps)
  }

  @Test
  fun `a board to look at takes no touches`() = onStage(content = { Board(aBoardState()) }) {
    assertFalse(onNodeWithTag("point-H8").fetchSemanticsNode().config.contains(SemanticsActions.OnClick))
  }

  @Test
  fun `what is aimed and what was played is told, of a board to play on`() {
    val state = aBoardState("H8 I9 G7").copy(ghost = Ghost(point("K9"), Stone.WHITE))
    val isLive = SemanticsMatcher.expectValue(SemanticsProperties.LiveRegion, LiveRegionMode.Polite)
    onStage(content = { Board(state, {}) }) {
      onAllNodes(isLive).assertCountEquals(2)
      for (name in listOf("point-G7", "point-K9")) onNodeWithTag(name).assert(isLive)
    }
    onStage(content = { Board(state) }) { onAllNodes(isLive).assertCountEquals(0) }
  }

  @Test
  fun `points say what stands on them`() {
    onStage(content = { Board(aBoardState("H8 I9 G7")) }) {
      onNodeWithTag("point-H8").assertContentDescriptionEquals("H8, black")
      onNodeWithTag("point-I9").assertContentDescriptionEquals("I9, white")
      onNodeWithTag("point-G7").assertContentDescriptionEquals("G7, black, last move")
      onNodeWithTag("point-A1").assertContentDescriptionEquals("A1, empty")
    }
    onStage(Look(language = "zh"), content = { Board(aBoardWithFouls()) }) {
      onNodeWithTag("point-H8").assertContentDescriptionEquals("H8，空，禁手：三三")
      onNodeWithTag("point-E4").assertContentDescriptionEquals("E4，空，禁手：长连")
    }
  }
}
