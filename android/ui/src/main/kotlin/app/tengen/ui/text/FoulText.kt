package app.tengen.ui.text

import app.tengen.core.Foul
import app.tengen.core.FoulKind
import app.tengen.ui.R

/**
 * What makes a point forbidden: every kind the foul is made of, the strongest first; a mixture of three rows or more is
 * called as players call it.
 */
fun foulText(foul: Foul): Words {
  val kinds = kindsText(foul)
  return if (foul.mixture.count { it == '-' } < 2) kinds else words(R.string.foul_mixture, foul.mixture, kinds)
}

private fun kindsText(foul: Foul): Words {
  val kinds = foul.parts.map { foulKindText(it.kind) }
  return when (kinds.size) {
    1 -> kinds[0]
    2 -> words(R.string.foul_two_kinds, kinds[0], kinds[1])
    else -> words(R.string.foul_three_kinds, kinds[0], kinds[1], kinds[2])
  }
}

private fun foulKindText(kind: FoulKind): Words = when (kind) {
  FoulKind.OVERLINE -> words(R.string.foul_overline)
  FoulKind.DOUBLE_FOUR -> words(R.string.foul_double_four)
  FoulKind.DOUBLE_THREE -> words(R.string.foul_double_three)
}
