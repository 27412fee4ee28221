package app.tengen.ui.text

import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Stone
import app.tengen.ui.R

/** The word for one colour's player. */
fun stoneName(stone: Stone): Words = when (stone) {
  Stone.BLACK -> words(R.string.stone_black)
  Stone.WHITE -> words(R.string.stone_white)
}

/** The name of a computer level, 1 to 10: three have names of their own, the others a number. */
fun levelName(level: Int): Words = when (level) {
  1 -> words(R.string.level_1)
  5 -> words(R.string.level_5)
  10 -> words(R.string.level_10)
  else -> words(R.string.level_other, level)
}

/** The name of a rule set. */
fun rulesName(rules: RuleSet): Words = when (rules) {
  RuleSet.FREESTYLE -> words(R.string.rules_freestyle)
  RuleSet.STANDARD -> words(R.string.rules_standard)
  RuleSet.RENJU -> words(R.string.rules_renju)
  RuleSet.CARO -> words(R.string.rules_caro)
  RuleSet.CARO_SIX -> words(R.string.rules_caro_six)
  RuleSet.CUSTOM -> words(R.string.rules_custom)
}

/** One sentence that says what a rule set asks for. */
fun rulesMeaning(rules: RuleSet): Words = when (rules) {
  RuleSet.FREESTYLE -> words(R.string.rules_freestyle_meaning)
  RuleSet.STANDARD -> words(R.string.rules_standard_meaning)
  RuleSet.RENJU -> words(R.string.rules_renju_meaning)
  RuleSet.CARO -> words(R.string.rules_caro_meaning)
  RuleSet.CARO_SIX -> words(R.string.rules_caro_six_meaning)
  RuleSet.CUSTOM -> words(R.string.rules_custom_meaning)
}

/** The colour opposite [stone]. */
fun other(stone: Stone): Stone = if (stone == Stone.BLACK) Stone.WHITE else Stone.BLACK

/** Both seats of a game. */
data class Seats(val black: Seat, val white: Seat) {
  /** Who sits at [stone]. */
  fun at(stone: Stone): Seat = if (stone == Stone.BLACK) black else white

  /** Who sits opposite [stone]. */
  fun opposite(stone: Stone): Seat = at(other(stone))

  /** Whether both are people. */
  val arePeople: Boolean get() = black is Seat.Person && white is Seat.Person

  /** Whether two people without names play: words then call them by their colours. */
  val areColours: Boolean get() = listOf(black, white).all { it is Seat.Person && it.name.isBlank() }

  /** Whether [stone] is a person without a name who plays the computer: words then say "you". */
  fun isYou(stone: Stone): Boolean {
    val seat = at(stone)
    return seat is Seat.Person && seat.name.isBlank() && opposite(stone) is Seat.Computer
  }
}

/** How sentences call the player of [stone]: by name, "you", "the computer", or by colour where these don't tell. */
fun playerName(seats: Seats, stone: Stone): Words {
  val opposite = seats.opposite(stone)
  return when (val seat = seats.at(stone)) {
    is Seat.Person -> when {
      seat.name.isNotBlank() -> Words.Plain(seat.name)
      opposite is Seat.Computer -> words(R.string.player_you)
      else -> stoneName(stone)
    }
    is Seat.Computer -> if (opposite is Seat.Computer) stoneName(stone) else words(R.string.player_computer)
  }
}
