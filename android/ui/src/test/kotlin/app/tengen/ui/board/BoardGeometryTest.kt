package app.tengen.ui.board

import androidx.compose.ui.geometry.Offset
import kotlin.random.Random
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNull
import org.junit.Assert.assertTrue
import org.junit.Test

class BoardGeometryTest {
  private val random = Random(3)

  private val geometries = (10..20).flatMap { size ->
    listOf(320f, 1063f).flatMap { side -> listOf(true, false).map { BoardGeometry(size, side, it) } }
  }

  private val tight = (10..20).flatMap { size -> (280..420).map { BoardGeometry(size, it.toFloat(), true, 12f) } }

  private fun BoardGeometry.points() = (0 until size * size).map { Point(it % size, it / size) }

  @Test
  fun `every point is found anywhere in its square`() {
    for (geometry in geometries) {
      for (point in geometry.points()) {
        val off = Offset(random.nextFloat() - 0.5f, random.nextFloat() - 0.5f) * (geometry.cell * 0.98f)
        assertEquals("$geometry", point, geometry.pointAt(geometry.center(point) + off))
      }
    }
  }

  @Test
  fun `beyond half a cell round the grid there is no point`() {
    for (geometry in geometries) {
      val beyond = geometry.cell * 0.52f
      val grid = geometry.grid
      repeat(50) {
        val along = random.nextFloat() * geometry.side
        for (outside in listOf(
          Offset(grid.left - beyond, along), Offset(grid.right + beyond, along),
          Offset(along, grid.top - beyond), Offset(along, grid.bottom + beyond),
        )) {
          assertNull("$geometry $outside", geometry.pointAt(outside))
        }
      }
      assertNull(geometry.pointAt(Offset.Unspecified))
    }
  }

  @Test
  fun `edge stones and their squares lie on the wood`() {
    for (geometry in geometries + tight) {
      for (point in geometry.points()) {
        val square = geometry.square(point)
        assertTrue(square.left >= 0 && square.top >= 0)
        assertTrue(square.right <= geometry.side && square.bottom <= geometry.side)
      }
    }
  }

  @Test
  fun `a number of two digits has room beside the stones of every board that a phone can show`() {
    for (geometry in tight) assertTrue("$geometry", geometry.strip > 11.99f)
    assertTrue(tight.any { it.cell < BoardGeometry(it.size, it.side, true).cell })
  }

  @Test
  fun `points are counted from the left bottom`() {
    val geometry = BoardGeometry(15, 1600f, coordinates = true)
    assertEquals(100f, geometry.cell, 0.01f)
    assertEquals(Offset(100f, 1500f), geometry.center(Point(0, 0)))
    assertEquals(Offset(800f, 800f), geometry.center(Point(7, 7)))
  }
}
