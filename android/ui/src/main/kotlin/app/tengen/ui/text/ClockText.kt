package app.tengen.ui.text

import app.tengen.core.TimeControl
import app.tengen.ui.R

/** How one side's time is limited, as short as players write it: "10 min + 30 s". */
fun clockText(control: TimeControl?): Words = when (control) {
  null -> words(R.string.clock_none)
  is TimeControl.PerMove -> words(R.string.clock_per_move, timeText(control.moveMs))
  is TimeControl.Total -> timeText(control.mainMs)
  is TimeControl.Byoyomi -> {
    val periods = words(R.string.clock_periods, control.periods, timeText(control.periodMs))
    if (control.mainMs == 0L) periods else words(R.string.clock_byoyomi, timeText(control.mainMs), periods)
  }
  is TimeControl.Fischer -> words(R.string.clock_fischer, timeText(control.mainMs), timeText(control.incrementMs))
}

/** The longest time that is told in seconds alone. */
private const val MOST_SECONDS = 120L

/** A time of so many milliseconds: whole minutes, a few seconds, else as clocks show it ("1:02:03"). */
fun timeText(ms: Long): Words {
  val seconds = ms / 1_000
  return when {
    seconds > 0 && seconds % 60 == 0L -> words(R.string.time_minutes, (seconds / 60).toInt())
    seconds <= MOST_SECONDS -> words(R.string.time_seconds, seconds.toInt())
    else -> Words.Plain(clockFace(seconds))
  }
}

private fun clockFace(seconds: Long): String {
  fun padded(number: Long) = number.toString().padStart(2, '0')
  val (hours, minutes, rest) = Triple(seconds / 3_600, seconds / 60 % 60, padded(seconds % 60))
  return if (hours == 0L) "$minutes:$rest" else "$hours:${padded(minutes)}:$rest"
}
