package app.tengen.contract

import app.tengen.core.App
import app.tengen.core.EventKind
import app.tengen.core.FoulPolicy
import app.tengen.core.FoulSet
import app.tengen.core.Opening
import app.tengen.core.OpeningArea
import app.tengen.core.OpeningAsk
import app.tengen.core.OpeningChoice
import app.tengen.core.OpeningRule
import app.tengen.core.Point
import app.tengen.core.Refusal
import app.tengen.core.Table
import app.tengen.core.TableSnapshot
import app.tengen.core.openingPatterns
import app.tengen.core.presetOf
import org.json.JSONObject

/** Does the steps about openings and claims; false if it is none of these. */
fun actOpening(app: App, step: JSONObject): Boolean {
  val table = app.table()
  when (step.getString("do")) {
    "walk" -> step.getString("steps").split(' ').forEach { walk(table, it) }
    "claim_foul" -> table.claimFoul()
    else -> return false
  }
  return true
}

/** A point or a choice. */
private fun walk(table: Table, word: String) {
  if (word[0].isUpperCase()) namedPoint(word).let { (x, y) -> table.play(x, y) } else table.choose(openingChoice(word))
}

/** `swap`, `stay`, `add_two`, `offer_fifths`, `declare=3`, `propose=D4`, `lay=D4`. */
fun openingChoice(word: String): OpeningChoice {
  val value = word.substringAfter('=', "")
  return when (val name = word.substringBefore('=')) {
    "swap" -> OpeningChoice.Swap
    "stay" -> OpeningChoice.Stay
    "add_two" -> OpeningChoice.AddTwo
    "offer_fifths" -> OpeningChoice.OfferFifths
    "declare" -> OpeningChoice.Declare(value.toInt())
    "propose" -> OpeningChoice.Propose(coded(value))
    "lay" -> OpeningChoice.Lay(coded(value))
    else -> error("no such choice: $name")
  }
}

private fun coded(code: String): Int = openingPatterns().first { it.code == code }.number

private fun code(number: Int): String = openingPatterns().first { it.number == number }.code

/** `classic`, `given D4`, `classic +2`. */
fun openingRule(text: String): Opening {
  val words = text.split(' ')
  val pattern = words.getOrNull(1)?.takeIf { it != "+2" }?.let(::coded)
  return Opening(OpeningRule.valueOf(words[0].uppercase()), pattern, words.last() == "+2")
}

/** `prevented`, `loses`, `claim`. */
fun foulPolicy(text: String): FoulPolicy = FoulPolicy.valueOf(text.uppercase())

/** `overline double_four double_three`, or some of them. */
fun foulSet(text: String): FoulSet {
  val kinds = text.split(' ')
  return FoulSet("overline" in kinds, "double_four" in kinds, "double_three" in kinds)
}

/** What a scenario can expect of openings and fouls. */
fun ofOpening(table: Table, now: TableSnapshot): Map<String, Any?> {
  val view = now.opening
  return mapOf(
    "opening" to view?.opening?.let(::openingName),
    "ask" to view?.ask?.kind?.name?.lowercase(),
    "decider" to now.decider?.name?.lowercase(),
    "open" to (view?.ask?.let(::openName) ?: ""),
    "area" to view?.ask?.area?.let(::areaName),
    "points" to (view?.points?.size ?: 0) / 2,
    "offers" to view?.offers.orEmpty().joinToString(" ", transform = ::pointName),
    "pattern" to view?.pattern?.let(::code),
    "swapped" to (view?.swapped ?: false),
    "can_choose" to now.canChoose,
    "can_claim" to now.canClaim,
    "foul" to now.foul?.let { "${pointName(it.point)} ${it.foul.mixture}" },
    "foul_policy" to now.foulPolicy?.name?.lowercase(),
    "foul_set" to now.foulSet?.let(::kindsName),
    "wrong_claims" to table.eventsSince(0).count { it.kind is EventKind.WrongClaim },
    "preset" to now.terms?.let(::presetOf)?.name?.lowercase(),
  )
}

private fun pointName(point: Point): String = "${'A' + point.x}${point.y + 1}"

private fun openingName(opening: Opening): String =
  opening.rule.name.lowercase() + (opening.pattern?.let { " " + code(it) } ?: "") + if (opening.fifths) " +2" else ""

private fun openName(ask: OpeningAsk): String = listOfNotNull(
  "swap".takeIf { ask.swap },
  "stay".takeIf { ask.stay },
  "add_two".takeIf { ask.addTwo },
  "offer_fifths".takeIf { ask.offerFifths },
  "propose".takeIf { ask.propose },
  "lay".takeIf { ask.lay },
  "declare=${ask.declare}".takeIf { ask.declare > 0 },
  ask.agree?.let { "agree=" + code(it) },
  "offers=${ask.offers}".takeIf { ask.offers > 0 },
).joinToString(" ")

private fun areaName(area: OpeningArea): String = when (area) {
  is OpeningArea.Anywhere -> "anywhere"
  is OpeningArea.Within -> "within ${area.distance}"
  is OpeningArea.Beyond -> "beyond ${area.distance}"
}

private fun kindsName(set: FoulSet): String = listOfNotNull(
  "overline".takeIf { set.overline },
  "double_four".takeIf { set.doubleFour },
  "double_three".takeIf { set.doubleThree },
).joinToString(" ")

/** The name of a refusal that is about openings or claims; null if it isn't. */
fun openingRefusal(refusal: Refusal): String? = when (refusal) {
  is Refusal.NothingToClaim -> "nothing_to_claim"
  is Refusal.OpeningFirst -> "opening_first"
  is Refusal.OpeningNotOpen -> "opening_not_open"
  is Refusal.OpeningChooseFirst -> "opening_choose_first"
  is Refusal.OpeningOutside -> "opening_outside"
  is Refusal.OpeningOffered -> "opening_offered"
  is Refusal.OpeningSymmetric -> "opening_symmetric"
  is Refusal.OpeningNotOffered -> "opening_not_offered"
  else -> null
}
