package app.tengen.ui.board

import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.SkikoComposeUiTest
import app.tengen.host.Host
import app.tengen.host.Look
import app.tengen.host.Surface
import app.tengen.host.onStage
import app.tengen.ui.specimens.aBoardState
import java.util.Locale
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

@OptIn(ExperimentalTestApi::class)
class BoardMotionTest {
  private var state by mutableStateOf(aBoardState("H8 I9"))
  private lateinit var motion: BoardMotion
  private val scale get() = motion.landingScale.value
  private val progress get() = motion.lineProgress.value

  private fun moving(reducedMotion: Boolean = false, test: SkikoComposeUiTest.() -> Unit) = onStage(
    Look(Surface.COARSE_PHONE),
    Host(Locale.ENGLISH, reducedMotion = reducedMotion),
    content = { motion = boardMotion(state) },
  ) {
    mainClock.autoAdvance = false
    test()
  }

  /** Shows [next] and lets the first frame of its motion pass. */
  private fun SkikoComposeUiTest.show(next: BoardState) {
    state = next
    mainClock.advanceTimeByFrame()
    mainClock.advanceTimeByFrame()
  }

  @Test
  fun `a stone lands in 120 ms`() = moving {
    assertEquals(1f, scale)
    show(aBoardState("H8 I9 G7"))
    assertTrue("$scale", scale > 1.05f)
    mainClock.advanceTimeBy(140)
    assertEquals(1f, scale)
  }

  @Test
  fun `what is taken back, aimed or opened doesn't move`() = moving {
    val takenBack = aBoardState("H8")
    val emptied = aBoardState("")
    val otherBoard = aBoardState("E5 F6", size = 10)
    for (next in listOf(takenBack, emptied, emptied.copy(hint = Point(3, 3)), otherBoard)) {
      show(next)
      assertEquals(1f, scale)
      assertEquals(1f, progress)
    }
  }

  @Test
  fun `the line through a five is drawn in 250 ms`() = moving {
    show(aBoardState("H8 I9", winningLine = "A1 B2 C3 D4 E5"))
    assertTrue("$progress", progress < 0.2f)
    mainClock.advanceTimeBy(270)
    assertEquals(1f, progress)
  }

  @Test
  fun `with reduced motion everything is there at once`() = moving(reducedMotion = true) {
    show(aBoardState("H8 I9 G7", winningLine = "A1 B2 C3 D4 E5"))
    assertEquals(1f, scale)
    assertEquals(1f, progress)
  }
}
