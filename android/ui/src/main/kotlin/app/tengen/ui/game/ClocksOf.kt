package app.tengen.ui.game

import app.tengen.core.SeatClock
import app.tengen.core.TableClock
import app.tengen.core.Stone as CoreStone

/** What the clocks beside the board show of the core's. */
fun clocksOf(clock: TableClock): ClocksState {
  fun of(seat: SeatClock, stone: CoreStone) = seat.control?.let {
    ClockState(
      time = seat.text,
      periods = seat.periods,
      isRunning = clock.running == stone,
      isLow = seat.low,
      isPaused = clock.paused,
    )
  }
  return ClocksState(of(clock.black, CoreStone.BLACK), of(clock.white, CoreStone.WHITE))
}
