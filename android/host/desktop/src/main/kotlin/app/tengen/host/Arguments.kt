package app.tengen.host

import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import java.util.Locale

/** What the command line says about the window. */
data class Arguments(
  /** The folder of the games; null for the usual one. */
  val data: String? = null,
  val locale: Locale = Locale.getDefault(),
  /** Null follows the computer. */
  val dark: Boolean? = null,
  val fontScale: Float = 1f,
  val reducedMotion: Boolean = false,
  val size: DpSize = DpSize(393.dp, 873.dp),
  /** A link to a game, as the other device's code has it. */
  val join: String? = null,
  val help: Boolean = false,
) {
  companion object {
    const val HELP = """Shows Tengen's screens in a window.

  --data DIR          the folder of the games (else TENGEN_DATA, else the computer's data folder)
  --language TAG      en, zh, ... instead of the computer's language
  --light | --dark    instead of the computer's theme
  --font-scale X      0.5 to 3; 1 is the usual size of text
  --reduced-motion    nothing moves by itself
  --size WxH          of the window, in dp; a phone's 393x873 by default
  --join LINK         calls the device that shows this tengen://join link
  --help              this text

Escape goes back; closing the window loses nothing."""

    /** Reads [words]; throws [IllegalArgumentException] with a sentence for the reader. */
    fun parse(words: List<String>): Arguments {
      var arguments = Arguments()
      val rest = words.iterator()
      fun value(of: String): String {
        require(rest.hasNext()) { "$of wants a value" }
        return rest.next()
      }
      while (rest.hasNext()) {
        arguments = when (val word = rest.next()) {
          "--data" -> arguments.copy(data = value(word))
          "--language" -> arguments.copy(locale = Locale.forLanguageTag(value(word)))
          "--light" -> arguments.copy(dark = false)
          "--dark" -> arguments.copy(dark = true)
          "--font-scale" -> arguments.copy(fontScale = fontScale(value(word)))
          "--reduced-motion" -> arguments.copy(reducedMotion = true)
          "--size" -> arguments.copy(size = size(value(word)))
          "--join" -> arguments.copy(join = value(word))
          "--help", "-h" -> arguments.copy(help = true)
          else -> throw IllegalArgumentException("unknown option $word")
        }
      }
      return arguments
    }

    private fun fontScale(text: String): Float {
      val scale = text.toFloatOrNull()?.takeIf { it in 0.5f..3f }
      return requireNotNull(scale) { "--font-scale wants a number from 0.5 to 3, not $text" }
    }

    private fun size(text: String): DpSize {
      val sides = text.split('x').mapNotNull { it.toIntOrNull() }.filter { it in 200..4000 }
      require(sides.size == 2) { "--size wants two numbers from 200 to 4000, for example 393x873, not $text" }
      return DpSize(sides[0].dp, sides[1].dp)
    }
  }
}
