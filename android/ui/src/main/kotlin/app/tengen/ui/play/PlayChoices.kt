package app.tengen.ui.play

import app.tengen.core.OpeningAsk
import app.tengen.core.OpeningChoice
import app.tengen.core.TableSnapshot
import app.tengen.core.TimeControl
import app.tengen.core.openingPatterns
import app.tengen.ui.R
import app.tengen.ui.board.BoardState
import app.tengen.ui.board.Point
import app.tengen.ui.board.Stone
import app.tengen.ui.game.pointOf
import app.tengen.ui.text.clockText
import app.tengen.ui.text.patternMeaning
import app.tengen.ui.text.patternName
import app.tengen.ui.text.stayText
import app.tengen.ui.text.swapText
import app.tengen.ui.text.words

/** What can be answered to an offer, to the opening, or to clocks that stand still; an offer comes first. */
internal fun choicesOf(table: TableSnapshot): List<PlayChoice> {
  val ask = table.opening?.ask
  return when {
    table.offer != null -> if (table.canAnswer) answers else listOf(withdraw)
    ask != null && table.canChoose -> choicesOf(ask)
    table.clock?.paused == true -> listOf(PlayChoice(words(R.string.play_go_on), PlayIntent.RunClocks, "run-clocks"))
    else -> emptyList()
  }
}

private val answers = listOf(
  PlayChoice(words(R.string.play_accept), PlayIntent.Accept, "accept"),
  PlayChoice(words(R.string.play_decline), PlayIntent.Decline, "decline"),
)

private val withdraw = PlayChoice(words(R.string.play_withdraw), PlayIntent.Withdraw, "withdraw")

private fun choicesOf(ask: OpeningAsk): List<PlayChoice> = listOfNotNull(
  chosen(R.string.choice_agree, ask.agree?.let(OpeningChoice::Lay), "agree"),
  PlayChoice(stayText(ask.decider), PlayIntent.Choose(OpeningChoice.Stay), "stay").takeIf { ask.stay },
  PlayChoice(swapText(ask.decider), PlayIntent.Choose(OpeningChoice.Swap), "swap").takeIf { ask.swap },
  chosen(R.string.choice_add_two, OpeningChoice.AddTwo.takeIf { ask.addTwo }, "add-two"),
  PlayChoice(
    words(R.string.choice_offer_fifths, ask.offers),
    PlayIntent.Choose(OpeningChoice.OfferFifths),
    "offer-fifths",
  ).takeIf { ask.offerFifths },
  PlayChoice(words(R.string.choice_declare), PlayIntent.OpenFifths, "declare").takeIf { ask.declare > 0 },
  PlayChoice(
    words(if (ask.agree == null) R.string.choice_openings else R.string.choice_another),
    PlayIntent.OpenOpenings,
    "openings",
  ).takeIf { ask.propose || ask.lay },
)

private fun chosen(label: Int, choice: OpeningChoice?, tag: String): PlayChoice? =
  choice?.let { PlayChoice(words(label), PlayIntent.Choose(it), tag) }

/** What [sheet] shows over [table]; none where what it asks is no longer asked. */
internal fun sheetOf(sheet: PlaySheet, table: TableSnapshot): PlaySheetState? {
  val ask = table.opening?.ask?.takeIf { table.canChoose }
  return when (sheet) {
    PlaySheet.More -> PlaySheetState.More
    PlaySheet.ResignQuestion -> PlaySheetState.ResignQuestion
    PlaySheet.Openings ->
      ask?.takeIf { it.propose || it.lay }?.let { PlaySheetState.Openings(openingCards(it.propose)) }
    PlaySheet.Fifths -> ask?.takeIf { it.declare > 0 }?.let { PlaySheetState.Fifths(it.declare) }
    PlaySheet.Clocks -> PlaySheetState.Clocks(proposals)
  }
}

private val patterns by lazy(::openingPatterns)

/** The lines of the board on which an opening is pictured: its stones lie at most two from the centre. */
private const val PICTURED_LINES = 7

private fun openingCards(isProposed: Boolean): List<OpeningCard> = patterns.map { pattern ->
  OpeningCard(
    name = patternName(pattern),
    meaning = patternMeaning(pattern),
    isDirect = pattern.code.startsWith("D"),
    stones = picture(pattern.stones.map(::pointOf)),
    choice = if (isProposed) OpeningChoice.Propose(pattern.number) else OpeningChoice.Lay(pattern.number),
    tag = "opening-${pattern.code}",
  )
}

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

/** The clocks that can be proposed; both sides get the same. */
private val proposals: List<PlayChoice> = listOf(
  null,
  TimeControl.PerMove(30_000),
  TimeControl.Total(600_000),
  TimeControl.Byoyomi(300_000, 3, 30_000),
  TimeControl.Fischer(300_000, 5_000, early = false),
).mapIndexed { place, control -> PlayChoice(clockText(control), PlayIntent.ProposeClocks(control), "clock-$place") }
