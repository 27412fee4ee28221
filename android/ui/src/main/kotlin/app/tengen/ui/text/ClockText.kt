package app.tengen.ui.text

import app.tengen.core.TimeControl
import app.tengen.ui.R

/** How one side's time is limited, in a few words. */
fun clockText(control: TimeControl?): Words = when (control) {
  null -> words(R.string.clock_none)
  is TimeControl.PerMove -> words(R.string.clock_per_move, timeText(control.moveMs))
  is TimeControl.Total -> words(R.string.clock_total, timeText(control.mainMs))
  is TimeControl.Byoyomi ->
    words(R.string.clock_byoyomi, timeText(control.mainMs), control.periods, timeText(control.periodMs))
  is TimeControl.Fischer -> words(R.string.clock_fischer, timeText(control.mainMs), timeText(control.incrementMs))
}

/** `5:00`, `1:00:00`: as clocks show it. */
private fun timeText(ms: Long): String {
  val seconds = ms / 1_000
  val (hours, minutes) = seconds / 3_600 to seconds / 60 % 60
  val rest = (seconds % 60).toString().padStart(2, '0')
  return if (hours == 0L) "$minutes:$rest" else "$hours:${minutes.toString().padStart(2, '0')}:$rest"
}
