package app.tengen.host

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import org.junit.Assert.assertEquals
import org.junit.Assert.assertThrows
import org.junit.Assert.assertTrue
import org.junit.Test

class ArgumentsTest {
  private fun parse(line: String) = Arguments.parse(line.split(' ').filter(String::isNotBlank))

  @Test
  fun `without words the window is a phone of this computer`() {
    assertEquals(Arguments(), parse(""))
  }

  @Test
  fun `every option is read`() {
    val read = parse("--data /tmp/games --language zh --dark --font-scale 1.5 --reduced-motion --size 800x360")
    assertEquals("/tmp/games", read.data)
    assertEquals("zh", read.locale.language)
    assertEquals(true, read.dark)
    assertEquals(1.5f, read.fontScale)
    assertTrue(read.reducedMotion)
    assertEquals(DpSize(800.dp, 360.dp), read.size)
    assertEquals(false, parse("--light").dark)
    assertTrue(parse("--help").help)
  }

  @Test
  fun `what can't be read is named`() {
    val lines =
      listOf("--data", "--font-scale big", "--font-scale 9", "--size 800", "--size 0x0", "--size axb", "--nonsense")
    for (line in lines) {
      val complaint = assertThrows(line, IllegalArgumentException::class.java) { parse(line) }
      assertTrue(line, complaint.message.orEmpty().contains(line.substringBefore(' ')))
    }
  }

  @Test
  fun `help names every option`() {
    for (option in listOf("--data", "--language", "--light", "--dark", "--font-scale", "--reduced-motion", "--size")) {
      assertTrue(option, Arguments.HELP.contains(option))
    }
  }
}
