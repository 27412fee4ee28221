package app.tengen.ui.text

import app.tengen.core.FoulPolicy
import app.tengen.core.Opening
import app.tengen.core.OpeningRule
import app.tengen.core.Preset
import app.tengen.core.Terms
import app.tengen.core.TermsPart
import app.tengen.core.termsParts
import app.tengen.ui.R

/** By what a game is played, in one line: "Renju · 15 · Taraguchi-10 · 10 min + 30 s". */
fun termsText(terms: Terms): Words =
  termsParts(terms).map(::partText).reduceOrNull { line, part -> words(R.string.terms_and, line, part) }
    ?: Words.Plain("")

private fun partText(part: TermsPart): Words = when (part) {
  is TermsPart.Rules -> rulesName(part.rules)
  is TermsPart.Size -> Words.Plain("${part.lines}")
  is TermsPart.Opening -> openingText(part.opening)
  is TermsPart.Fouls -> foulsInShort(part.policy)
  is TermsPart.Clock -> clockText(part.control)
  is TermsPart.Clocks -> words(R.string.terms_clocks, clockText(part.first), clockText(part.second))
}

private fun foulsInShort(policy: FoulPolicy): Words = when (policy) {
  FoulPolicy.PREVENTED -> words(R.string.terms_fouls_prevented)
  FoulPolicy.LOSES -> words(R.string.terms_fouls_lose)
  FoulPolicy.CLAIM -> words(R.string.terms_fouls_claimed)
}

/** An opening as it is agreed on: the rule, or which of the 26 it is, and whether there are two fifth moves. */
fun openingText(opening: Opening): Words {
  val name = opening.pattern?.let(::patternName) ?: openingName(opening.rule)
  return if (opening.fifths) words(R.string.opening_with_fifths, name) else name
}

/** What players call an opening rule. */
fun openingName(rule: OpeningRule): Words = when (rule) {
  OpeningRule.FREE -> words(R.string.opening_free)
  OpeningRule.CENTRE_FIRST -> words(R.string.opening_centre_first)
  OpeningRule.PRO -> words(R.string.opening_pro)
  OpeningRule.LONG_PRO -> words(R.string.opening_long_pro)
  OpeningRule.SWAP -> words(R.string.opening_swap)
  OpeningRule.SWAP2 -> Words.Plain("Swap2")
  OpeningRule.AGREED -> words(R.string.opening_agreed)
  OpeningRule.GIVEN -> words(R.string.opening_given)
  OpeningRule.LOT -> words(R.string.opening_lot)
  OpeningRule.CLASSIC -> words(R.string.opening_classic)
  OpeningRule.YAMAGUCHI -> words(R.string.opening_yamaguchi)
  OpeningRule.SOOSORV -> words(R.string.opening_soosorv)
  OpeningRule.TARAGUCHI -> words(R.string.opening_taraguchi)
}

/** One sentence that says how a game begins by an opening rule. */
fun openingMeaning(rule: OpeningRule): Words = when (rule) {
  OpeningRule.FREE -> words(R.string.opening_free_meaning)
  OpeningRule.CENTRE_FIRST -> words(R.string.opening_centre_first_meaning)
  OpeningRule.PRO -> words(R.string.opening_pro_meaning)
  OpeningRule.LONG_PRO -> words(R.string.opening_long_pro_meaning)
  OpeningRule.SWAP -> words(R.string.opening_swap_meaning)
  OpeningRule.SWAP2 -> words(R.string.opening_swap2_meaning)
  OpeningRule.AGREED -> words(R.string.opening_agreed_meaning)
  OpeningRule.GIVEN -> words(R.string.opening_given_meaning)
  OpeningRule.LOT -> words(R.string.opening_lot_meaning)
  OpeningRule.CLASSIC -> words(R.string.opening_classic_meaning)
  OpeningRule.YAMAGUCHI -> words(R.string.opening_yamaguchi_meaning)
  OpeningRule.SOOSORV -> words(R.string.opening_soosorv_meaning)
  OpeningRule.TARAGUCHI -> words(R.string.opening_taraguchi_meaning)
}

/** What a ready-made setup is called. */
fun presetName(preset: Preset): Words = when (preset) {
  Preset.QUICK -> words(R.string.preset_quick)
  Preset.TOURNAMENT -> words(R.string.preset_tournament)
  Preset.RENJU -> words(R.string.preset_renju)
}
