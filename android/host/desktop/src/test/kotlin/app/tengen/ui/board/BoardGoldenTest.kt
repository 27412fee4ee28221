package app.tengen.ui.board

import androidx.compose.ui.ImageComposeScene
import androidx.compose.ui.graphics.asComposeImageBitmap
import androidx.compose.ui.graphics.toPixelMap
import androidx.compose.ui.unit.Density
import app.tengen.host.Host
import app.tengen.ui.design.TengenTheme
import app.tengen.ui.specimens.aBoardState
import app.tengen.ui.specimens.aBoardWithFouls
import app.tengen.ui.specimens.point
import java.io.File
import java.util.Locale
import kotlin.math.abs
import org.jetbrains.skia.Bitmap
import org.jetbrains.skia.Image
import org.junit.Assert.assertTrue
import org.junit.Test

/**
 * The board against pictures that people have looked at. It has no letters here, since fonts differ between computers;
 * cells of 4 by 4 pixels are compared by their mean, since the last bit of a gradient does too.
 *
 * `-Dgolden=write` takes today's pictures as the new ones: look at them before they are committed.
 */
class BoardGoldenTest {
  private val folder = File(System.getProperty("tengen.repository"), "android/host/desktop/src/test/goldens")

  private val won = aBoardState(
    moves = "H8 G8 I9 G9 J10 G7 K11 G6 L12",
    winningLine = "H8 I9 J10 K11 L12",
    hint = "C3",
    coordinates = false,
  )

  private val faces: Map<String, Pair<BoardState, Boolean>> = mapOf(
    "middle-light" to (aBoardState(coordinates = false) to false),
    "middle-dark" to (aBoardState(coordinates = false) to true),
    "fouls-light" to (aBoardWithFouls().copy(coordinates = false) to false),
    "won-dark" to (won to true),
    "smallest-light" to (aBoardState("E5 F6 E6 E4 D7", size = 10, coordinates = false) to false),
    "largest-dark" to (aBoardState(size = 20, coordinates = false, lastMove = point("I10")) to true),
  )

  private fun picture(state: BoardState, dark: Boolean): Image {
    val host = Host(Locale.ENGLISH, reducedMotion = true)
    val scene = ImageComposeScene(SIDE, SIDE, Density(1f)) { host.Content { TengenTheme(dark) { Board(state) } } }
    return try {
      scene.render()
    } finally {
      scene.close()
      host.close()
    }
  }

  @Test
  fun `boards look as they did`() {
    val writes = System.getProperty("golden") == "write"
    for ((name, face) in faces) {
      val now = picture(face.first, face.second)
      val golden = folder.resolve("board-$name.png")
      if (writes) {
        folder.mkdirs()
        golden.writeBytes(checkNotNull(now.encodeToData()).bytes)
      }
      val worst = difference(now, Image.makeFromEncoded(golden.readBytes()))
      assertTrue("$name: a cell differs by $worst of 255", worst <= TOLERANCE)
    }
  }

  @Test
  fun `a stone more is seen`() {
    val one = picture(aBoardState("H8", coordinates = false, lastMove = null), dark = false)
    val two = picture(aBoardState("H8 I9", coordinates = false, lastMove = null), dark = false)
    assertTrue(difference(one, two) > 3 * TOLERANCE)
  }

  /** The largest difference of the mean colour of any cell, in any channel, of 255. */
  private fun difference(one: Image, other: Image): Int =
    means(one).zip(means(other)) { a, b -> abs(a - b) }.max()

  private fun means(image: Image): List<Int> {
    val pixels = Bitmap.makeFromImage(image).asComposeImageBitmap().toPixelMap()
    return (0 until SIDE / CELL).flatMap { row ->
      (0 until SIDE / CELL).flatMap { column ->
        val colors = (0 until CELL * CELL).map { pixels[column * CELL + it % CELL, row * CELL + it / CELL] }
        val channels = listOf(colors.map { it.red }, colors.map { it.green }, colors.map { it.blue })
        channels.map { (it.average() * 255).toInt() }
      }
    }
  }

  private companion object {
    const val SIDE = 200
    const val CELL = 4
    const val TOLERANCE = 12
  }
}
