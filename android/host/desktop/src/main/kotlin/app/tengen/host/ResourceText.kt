package app.tengen.host

/**
 * The text that Android's tools make of a string in XML: backslash escapes are resolved, quoted parts stay as they are,
 * other runs of blanks become one blank, both ends are trimmed.
 */
internal fun resourceText(raw: String): String {
  val text = StringBuilder()
  var quoted = false
  var blank = false
  var at = 0
  while (at < raw.length) {
    val char = raw[at++]
    if (char == '"') {
      quoted = !quoted
      continue
    }
    if (char.isWhitespace() && !quoted) {
      blank = true
      continue
    }
    if (blank && text.isNotEmpty()) text.append(' ')
    blank = false
    if (char != '\\' || at == raw.length) {
      text.append(char)
      continue
    }
    when (val escaped = raw[at++]) {
      'n' -> text.append('\n')
      't' -> text.append('\t')
      'u' -> {
        text.append(raw.substring(at, at + 4).toInt(16).toChar())
        at += 4
      }
      else -> text.append(escaped)
    }
  }
  return text.toString()
}
