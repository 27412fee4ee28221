package app.tengen.host

import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.isRoot
import app.tengen.ui.contract.layoutProblems
import app.tengen.ui.specimens.Specimen
import app.tengen.ui.specimens.allSpecimens
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

/** Goes through every face of every screen: draws it to target/screenshots, then judges its layout. */
@OptIn(ExperimentalTestApi::class)
class SpecimenTest {
  @Test
  fun `names of specimens are their own`() {
    val names = allSpecimens.map { it.name }
    assertTrue(names.size > 10)
    assertEquals(names.distinct(), names)
  }

  @Test
  fun `boards look right`() = walk(
    setOf(Specimen.Kind.BOARD),
    listOf(Look(Surface.SQUARE), Look(Surface.SQUARE, dark = true, language = "zh")),
  )

  @Test
  fun `parts and faces look right`() = walk(
    setOf(Specimen.Kind.PART, Specimen.Kind.FACE),
    listOf(Look(), Look(dark = true, language = "zh")),
  )

  @Test
  fun `screens look right on every surface`() = walk(
    setOf(Specimen.Kind.SCREEN),
    listOf(
      Look(),
      Look(dark = true, language = "zh"),
      Look(Surface.SMALL, dark = true),
      Look(Surface.LARGE_FONT),
      Look(Surface.SMALL_LARGE_FONT, language = "zh"),
      Look(Surface.LANDSCAPE, language = "zh"),
      Look(Surface.TABLET, dark = true),
      Look(Surface.TABLET_LANDSCAPE),
    ),
  )

  private fun walk(kinds: Set<Specimen.Kind>, looks: List<Look>) {
    val problems = mutableListOf<String>()
    val beginning = System.getProperty("specimen").orEmpty()
    for (specimen in allSpecimens.filter { it.kind in kinds && it.name.startsWith(beginning) }) {
      for (look in looks) {
        onStage(look, content = specimen.content) {
          screenshot("${specimen.name}-$look")
          layoutProblems(onAllNodes(isRoot()).fetchSemanticsNodes(), density.density)
            .mapTo(problems) { "${specimen.name}-$look: $it" }
        }
      }
    }
    assertTrue(problems.joinToString("\n", prefix = "\n"), problems.isEmpty())
  }
}
