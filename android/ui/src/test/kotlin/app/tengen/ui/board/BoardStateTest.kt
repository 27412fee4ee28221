package app.tengen.ui.board

import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class BoardStateTest {
  @Test
  fun `points have the names that players write`() {
    assertEquals("A1", Point(0, 0).name)
    assertEquals("I9", Point(8, 8).name)
    assertEquals("T20", Point(19, 19).name)
  }

  @Test
  fun `bytes become cells from the left bottom`() {
    val bytes = ByteArray(100).also {
      it[1] = 1
      it[10] = 2
    }
    val state = BoardState(size = 10, cells = BoardState.cellsOf(bytes))
    assertEquals(Stone.BLACK, state[Point(1, 0)])
    assertEquals(Stone.WHITE, state[Point(0, 1)])
    assertEquals(98, state.points.count { state[it] == null })
  }

  @Test
  fun `a board of the wrong number of cells is refused`() {
    assertThrows(IllegalArgumentException::class.java) { BoardState(size = 15, cells = List(224) { null }) }
    assertThrows(IllegalStateException::class.java) { BoardState.cellsOf(byteArrayOf(3)) }
  }

  @Test
  fun `points are read like a page`() {
    val points = BoardState(size = 10).points
    assertEquals(listOf("A10", "B10"), points.take(2).map { it.name })
    assertEquals("J1", points.last().name)
  }

  @Test
  fun `star points of the usual boards`() {
    fun names(size: Int) = starPoints(size).map { it.name }.toSet()
    assertEquals(setOf("D4", "L4", "D12", "L12", "H8"), names(15))
    assertEquals(setOf("D4", "J4", "D10", "J10", "G7"), names(13))
    assertEquals(setOf("D4", "J4", "P4", "D10", "J10", "P10", "D16", "J16", "P16"), names(19))
    assertEquals(setOf("C3", "H3", "C8", "H8"), names(10))
  }

  @Test
  fun `star points of every board are symmetric`() {
    for (size in 10..20) {
      val points = starPoints(size)
      assertTrue(points.size >= 4)
      for ((x, y) in points) {
        assertTrue(Point(size - 1 - x, y) in points && Point(y, x) in points)
      }
      assertEquals("$size has a centre", size % 2 == 1, Point(size / 2, size / 2) in points)
    }
  }
}
