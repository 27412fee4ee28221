package app.tengen.ui.play

import app.tengen.core.OpeningAsk
import app.tengen.core.OpeningChoice
import app.tengen.core.TableSnapshot
import app.tengen.core.clockProposals
import app.tengen.ui.R
import app.tengen.ui.game.boardOf
import app.tengen.ui.text.allPatterns
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

private fun openingCards(isProposed: Boolean): List<OpeningCard> = allPatterns.map { pattern ->
  OpeningCard(
    name = patternName(pattern),
    meaning = patternMeaning(pattern),
    isDirect = pattern.code.startsWith("D"),
    stones = boardOf(pattern),
    choice = if (isProposed) OpeningChoice.Propose(pattern.number) else OpeningChoice.Lay(pattern.number),
    tag = "opening-${pattern.code}",
  )
}

/** The clocks that can be proposed; both sides get the same. */
private val proposals: List<PlayChoice> by lazy {
  clockProposals().mapIndexed { place, control ->
    PlayChoice(clockText(control), PlayIntent.ProposeClocks(control), "clock-$place")
  }
}
