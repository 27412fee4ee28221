package app.tengen

import android.graphics.Insets
import android.view.WindowInsets
import androidx.compose.ui.semantics.SemanticsActions
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

/** Drawn from edge to edge, yet nothing that one reads or touches lies under the system's bars or the camera. */
@RunWith(TengenRunner::class)
@Config(sdk = [35])
class InsetsTest {
  @get:Rule
  val phone = Phone()

  @Test
  fun `upright the bars are above and below`() {
    phone.launch()
    startTwoPeople()
    play("H8")
    assertKeepsClear(Insets.of(0, 96, 0, 64))
  }

  @Test
  @Config(qualifiers = "+land")
  fun `on its side the camera is left and the bar right`() {
    phone.launch()
    startTwoPeople()
    play("H8")
    assertKeepsClear(Insets.of(96, 0, 96, 0))
  }

  private fun assertKeepsClear(covered: Insets) {
    val screen = phone.activity.window.decorView
    val bars = WindowInsets.Builder().setInsets(WindowInsets.Type.systemBars(), covered).build()
    screen.dispatchApplyWindowInsets(bars)
    idle()
    val parts = nodes().filter { it.text.isNotEmpty() || SemanticsActions.OnClick in it.node.config }
    assertTrue("found ${parts.size}", parts.size > 230)
    for (part in parts.filter { it.node.children.isEmpty() }) {
      val place = part.node.boundsInWindow
      val isClear = place.left >= covered.left && place.top >= covered.top &&
        place.right <= screen.width - covered.right && place.bottom <= screen.height - covered.bottom
      assertTrue("${part.tag} ${part.text} at $place", isClear)
    }
    assertEquals("paper reaches the edge", phone.activity.getColor(R.color.paper), picture().getPixel(2, 2))
  }
}
