package app.tengen.ui.setup

import app.tengen.core.OpeningPattern
import app.tengen.core.OpeningRule
import app.tengen.core.Terms
import app.tengen.core.termsQuestions
import app.tengen.ui.R
import app.tengen.ui.game.boardOf
import app.tengen.ui.text.allPatterns
import app.tengen.ui.text.openingMeaning
import app.tengen.ui.text.openingName
import app.tengen.ui.text.patternName
import app.tengen.ui.text.words

/** How a game begins: the rules, the 26 openings where one of them is to be chosen, the fifth moves. */
internal fun openingFields(terms: Terms): List<FieldState> {
  val questions = termsQuestions(terms)
  val opening = terms.opening
  val rules = OpeningRule.entries.map {
    OptionState(openingName(it), openingMeaning(it), it == opening.rule, TermsIntent.SetOpening(it), "opening-$it")
  }
  val fifths = FieldState.Toggle(
    words(R.string.setup_fifths),
    words(R.string.setup_fifths_meaning),
    opening.fifths,
    TermsIntent.SetFifths(!opening.fifths),
    "fifths",
  )
  val picks = if (questions.pattern) withPatterns(rules, opening.pattern) else listOf(FieldState.Pick(rules))
  return picks + listOfNotNull(fifths.takeIf { questions.fifths })
}

/** The 26 openings stand below the rule that wants one of them. */
private fun withPatterns(rules: List<OptionState>, chosen: Int?): List<FieldState> {
  val given = rules.indexOfFirst { it.intent == TermsIntent.SetOpening(OpeningRule.GIVEN) } + 1
  val patterns = FieldState.Patterns(allPatterns.map { patternState(it, chosen) })
  return listOf(FieldState.Pick(rules.take(given)), patterns, FieldState.Pick(rules.drop(given)))
}

private fun patternState(pattern: OpeningPattern, chosen: Int?) = PatternState(
  patternName(pattern),
  boardOf(pattern),
  pattern.number == chosen,
  TermsIntent.SetPattern(pattern.number),
  "pattern-${pattern.code}",
)
