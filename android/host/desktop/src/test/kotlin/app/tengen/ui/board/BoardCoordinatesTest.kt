package app.tengen.ui.board

import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.onNodeWithTag
import androidx.compose.ui.text.rememberTextMeasurer
import app.tengen.host.Look
import app.tengen.host.Surface
import app.tengen.host.onStage
import app.tengen.ui.design.LocalFontFamily
import app.tengen.ui.design.Tengen
import app.tengen.ui.specimens.aBoardState
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Test

@OptIn(ExperimentalTestApi::class)
class BoardCoordinatesTest {
  @Test
  fun `row numbers lie on the wood beside the stones on every board and phone`() {
    val rooms = mutableMapOf<String, Pair<Int, Float>>()
    onStage(
      Look(Surface.COARSE_PHONE),
      content = {
        Board(aBoardState(), Modifier.fillMaxWidth())
        val density = LocalDensity.current
        val measurer = rememberTextMeasurer()
        for (size in 10..20) {
          for (side in 300..480 step 20) {
            val geometry = density.boardGeometry(BoardState(size = size), side * density.density)
            val style = density.coordinateStyle(geometry, Tengen.board, LocalFontFamily.current)
            val widest = (1..size).maxOf { measurer.measure("$it", style, softWrap = false).size.width }
            rooms["$size lines on $side dp"] = widest to geometry.strip
          }
        }
      },
    ) { onNodeWithTag("board").assertExists() }
    assertEquals(110, rooms.size)
    for ((board, room) in rooms) assertTrue("$board: $room", room.first > 0 && room.first <= room.second)
  }
}
