package app.tengen.ui.design

import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.luminance
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** WCAG 2.1 contrast, computed from the tokens of every theme. */
class ContrastTest {
  private val palettes = mapOf("light" to LightPalette, "dark" to DarkPalette)
  private val boards = mapOf("honey" to HoneyBoard, "walnut" to WalnutBoard)

  /** "Contrast ratio" of WCAG 2.1: (L1 + 0.05) / (L2 + 0.05). */
  private fun contrast(one: Color, other: Color): Float {
    val (dark, light) = listOf(one.luminance(), other.luminance()).sorted()
    return (light + 0.05f) / (dark + 0.05f)
  }

  private fun assertContrast(least: Float, what: String, one: Color, ground: Color) {
    val found = contrast(one, ground)
    assertTrue("$what: $found is less than $least", found >= least)
  }

  @Test
  fun `the measure itself is right`() {
    assertEquals(21f, contrast(Color.Black, Color.White), 0.01f)
    assertEquals(4.54f, contrast(Color(0xFF767676), Color.White), 0.01f)
  }

  @Test
  fun `text can be read on every ground`() {
    for ((name, palette) in palettes) {
      for (ground in listOf(palette.background, palette.surface, palette.sunken)) {
        assertContrast(4.5f, "$name text", palette.text, ground)
        assertContrast(4.5f, "$name secondary", palette.secondary, ground)
        assertContrast(4.5f, "$name accent", palette.accent, ground)
        assertContrast(4.5f, "$name danger", palette.danger, ground)
        assertContrast(3f, "$name outline", palette.outline, ground)
      }
      assertContrast(4.5f, "$name on accent", palette.onAccent, palette.accent)
      assertContrast(4.5f, "$name on danger", palette.onAccent, palette.danger)
    }
  }

  @Test
  fun `coordinates, lines and marks stand out at both ends of the wood`() {
    for ((name, board) in boards) {
      for (wood in listOf(board.woodLight, board.woodDark)) {
        assertContrast(4.5f, "$name coordinate", board.coordinate, wood)
        assertContrast(3f, "$name line", board.line, wood)
        assertContrast(3f, "$name mark", board.mark, wood)
      }
      assertContrast(4.5f, "$name words on a plate", board.markOutline, board.mark)
    }
  }

  @Test
  fun `what is drawn on a stone stands out from its whole face`() {
    for ((name, board) in boards) {
      for (stone in listOf(board.black, board.white)) {
        for (face in listOf(stone.body, stone.edge)) {
          assertContrast(4.5f, "$name ink", stone.ink, face)
          assertContrast(3f, "$name ring", stone.ring, face)
        }
      }
    }
  }

  @Test
  fun `stones differ from the wood or have a rim that does`() {
    for ((name, board) in boards) {
      for (stone in listOf(board.black, board.white)) {
        for (wood in listOf(board.woodLight, board.woodDark)) {
          val best = maxOf(contrast(stone.body, wood), contrast(stone.rim, wood))
          assertTrue("$name stone: $best", best >= 1.7f)
        }
      }
    }
  }
}
