package app.tengen.ui.setup

import app.tengen.core.OpeningPattern
import app.tengen.core.OpeningRule
import app.tengen.core.Terms
import app.tengen.core.openingPatterns
import app.tengen.core.termsQuestions
import app.tengen.ui.R
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Point
import app.tengen.ui.board.Stone
import app.tengen.ui.game.pointOf
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
  val given = rules.indexOfFirst { it.intent == TermsIntent.SetOpening(OpeningRule.GIVEN) } + 1
  val patterns = FieldState.Patterns(openingPatterns().map { patternState(it, opening.pattern) })
  val fifths = FieldState.Toggle(
    words(R.string.setup_fifths),
    words(R.string.setup_fifths_meaning),
    opening.fifths,
    TermsIntent.SetFifths(!opening.fifths),
    "fifths",
  )
  val picks =
    if (questions.pattern) listOf(FieldState.Pick(rules.take(given)), patterns, FieldState.Pick(rules.drop(given)))
    else listOf(FieldState.Pick(rules))
  return picks + listOfNotNull(fifths.takeIf { questions.fifths })
}

private fun patternState(pattern: OpeningPattern, chosen: Int?) = PatternState(
  patternName(pattern.number),
  picture(pattern.stones.map(::pointOf)),
  pattern.number == chosen,
  TermsIntent.SetPattern(pattern.number),
  "pattern-${pattern.code}",
)

/** So many lines show the farthest stone with a line beyond it. */
private const val PICTURED_LINES = 7

/** The middle of the board with an opening's [stones] on it, the first of which lies in the centre. */
private fun picture(stones: List<Point>): BoardState {
  val centre = stones.first()
  val cells = MutableList<Stone?>(PICTURED_LINES * PICTURED_LINES) { null }
  stones.forEachIndexed { place, point ->
    val x = point.x - centre.x + PICTURED_LINES / 2
    val y = point.y - centre.y + PICTURED_LINES / 2
    cells[y * PICTURED_LINES + x] = if (place % 2 == 0) Stone.BLACK else Stone.WHITE
  }
  return BoardState(PICTURED_LINES, cells, coordinates = false)
}
