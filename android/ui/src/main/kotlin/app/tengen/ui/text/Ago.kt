package app.tengen.ui.text

import app.tengen.ui.R

private const val MINUTE_MS = 60_000L
private const val HOUR_MS = 60 * MINUTE_MS
private const val DAY_MS = 24 * HOUR_MS

/** How long before [nowMs] [thenMs] was, both in milliseconds of the wall clock; a moment ahead is "just now". */
fun agoText(thenMs: Long, nowMs: Long): Words {
  val passed = nowMs - thenMs
  return when {
    passed < MINUTE_MS -> words(R.string.ago_now)
    passed < HOUR_MS -> Words.Counted(R.plurals.ago_minutes, (passed / MINUTE_MS).toInt())
    passed < DAY_MS -> Words.Counted(R.plurals.ago_hours, (passed / HOUR_MS).toInt())
    else -> Words.Counted(R.plurals.ago_days, (passed / DAY_MS).toInt())
  }
}
