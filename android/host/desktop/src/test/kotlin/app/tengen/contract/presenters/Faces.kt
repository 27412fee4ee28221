package app.tengen.contract.presenters

import app.tengen.ui.board.BoardState
import app.tengen.ui.game.Alternative
import app.tengen.ui.game.ClockState
import app.tengen.ui.game.ClocksState
import app.tengen.ui.game.PlayerStripState
import app.tengen.ui.home.HomeState
import app.tengen.ui.newgame.NewGameState
import app.tengen.ui.newgame.SeatState
import app.tengen.ui.play.PlayBar
import app.tengen.ui.play.PlaySheetState
import app.tengen.ui.play.PlayState
import app.tengen.ui.play.UndoState
import app.tengen.ui.settings.SettingsState
import app.tengen.ui.setup.FieldState
import app.tengen.ui.text.Words

// What stories can expect of a screen, by the names of `tests/contract/presenters/README.md`.

internal fun faceOf(state: PlayState, clocks: ClocksState?): Map<String, Any?> = faceOf(state.board) + mapOf(
  "score" to state.score?.let(::text),
  "pattern" to state.pattern?.let(::text),
  "choices" to state.choices.map { text(it.label) },
  "top_clock" to clocks?.of(state.top.stone)?.let(::line),
  "bottom_clock" to clocks?.of(state.bottom.stone)?.let(::line),
  "top" to line(state.top),
  "bottom" to line(state.bottom),
  "bar" to state.bar?.let(::line),
  "message" to text(state.message.words),
  "tone" to nameOf(state.message.tone),
  "moves" to state.moves.joinToString(" "),
  "can_undo" to state.undo.isEnabled,
  "undo" to line(state.undo),
  "can_redo" to state.canRedo,
  "can_hint" to state.canHint,
  "can_resign" to state.more.canResign,
  "can_claim" to state.canClaim,
  "can_offer_draw" to state.more.canOfferDraw,
  "asks_restart" to state.more.asksRestart,
  "can_propose_clocks" to state.more.canProposeClocks,
  "unsaved" to state.isUnsaved,
  "sheet" to state.sheet?.let(::line),
)

internal fun faceOf(state: HomeState): Map<String, Any?> = mapOf(
  "resume" to state.resume?.let { line(it.title, it.players, it.status) },
  "resume_stones" to (state.resume?.board?.stones ?: 0),
  "resume_terms" to state.resume?.terms?.let(::text),
  "ago" to state.resume?.let { text(it.ago) },
  "choices" to state.choices.map { "${nameOf(it.kind)}: ${line(it.title, it.detail)}" },
  "unfinished" to state.unfinished.map { line(it.players, it.status, it.ago) },
  "unfinished_terms" to state.unfinished.map { it.terms?.let(::text) },
  "unfinished_stones" to state.unfinished.map { it.board.stones },
  "problem" to state.problem?.let(::text),
)

internal fun faceOf(state: NewGameState): Map<String, Any?> = mapOf(
  "open" to true,
  "kind" to chosen(state.kinds),
  "kinds" to labels(state.kinds),
  "seats" to state.seats.map(::line),
  "colour" to chosen(state.colours),
  "colours" to labels(state.colours),
  "preset" to state.terms.presets.filter { it.isChosen }.joinToString(" and ") { text(it.name) },
  "presets" to state.terms.presets.map { "${text(it.name)}: ${text(it.detail)}" },
  "sections" to state.terms.sections.map { "${text(it.title)}: ${text(it.value)}" },
  "section" to state.terms.sections.filter { it.isOpen }.joinToString { nameOf(it.section) },
  "fields" to state.terms.sections.flatMap { it.fields }.map(::line),
  "problem" to state.problem?.let(::text),
)

internal fun faceOf(state: SettingsState): Map<String, Any?> = mapOf(
  "placement" to chosen(state.placements),
  "placements" to labels(state.placements),
  "placement_meaning" to text(state.placementMeaning),
  "theme" to chosen(state.themes),
  "themes" to labels(state.themes),
  "language" to chosen(state.languages),
  "languages" to labels(state.languages),
  "start_on_home" to state.startOnHome,
  "problem" to state.problem?.let(::text),
)

private fun faceOf(board: BoardState): Map<String, Any?> = mapOf(
  "size" to board.size,
  "stones" to board.stones,
  "last_move" to board.lastMove?.name,
  "fouls" to board.fouls.sortedWith(compareBy({ it.point.x }, { it.point.y }))
    .map { foul -> "${foul.point.name} ${foul.kinds.joinToString("+", transform = ::nameOf)}" },
  "explained_foul" to board.explainedFoul?.name,
  "winning_line" to board.winningLine.joinToString(" ") { it.name },
  "ghost" to board.ghost?.let { "${nameOf(it.stone)} ${it.point.name}" },
  "hint" to board.hint?.name,
  "open_points" to board.cells.count { it == null } - board.closed.count { board[it] == null },
  "offers" to board.offers.joinToString(" ") { it.point.name },
)

private val BoardState.stones: Int get() = cells.count { it != null }

private fun line(player: PlayerStripState): String {
  val detail = player.detail?.let { " (${text(it)})" }.orEmpty()
  return "${nameOf(player.stone)} ${text(player.name)}$detail" + if (player.isToMove) ", to move" else ""
}

private fun line(bar: PlayBar): String = when (bar) {
  is PlayBar.Place -> "place ${nameOf(bar.stone)} ${bar.coordinate}"
  PlayBar.Over -> "over"
}

private fun line(clock: ClockState): String = listOfNotNull(
  clock.time,
  "x${clock.periods}".takeIf { clock.periods > 0 },
  "running".takeIf { clock.isRunning },
  "low".takeIf { clock.isLow },
  "paused".takeIf { clock.isPaused },
).joinToString(" ")

private fun line(undo: UndoState): String =
  (if (undo.asks) "asks" else "free") + undo.left?.let { ", $it left" }.orEmpty()

private fun line(sheet: PlaySheetState): String = when (sheet) {
  PlaySheetState.More -> "more"
  PlaySheetState.ResignQuestion -> "resign_question"
  is PlaySheetState.Openings -> "openings ${sheet.openings.size}"
  is PlaySheetState.Fifths -> "fifths ${sheet.most}"
  is PlaySheetState.Clocks -> "clocks ${sheet.clocks.size}"
}

private fun line(seat: SeatState): String = when (seat) {
  is SeatState.Person -> "${text(seat.label)}: person ${seat.name}"
  is SeatState.Computer ->
    "${text(seat.label)}: computer ${chosen(seat.levels)} of ${seat.levels.joinToString { text(it.label) }}"
}

private fun line(field: FieldState): String = when (field) {
  is FieldState.Choose -> {
    val title = field.title?.let { "${text(it)}: " }.orEmpty()
    "$title${chosen(field.alternatives)} of ${field.alternatives.joinToString { text(it.label) }}"
  }
  is FieldState.Pick -> {
    val chosen = field.options.filter { it.isChosen }.joinToString { "${text(it.name)}, ${text(it.detail)}" }
    "$chosen of ${field.options.size}"
  }
  is FieldState.Patterns ->
    "${field.patterns.filter { it.isChosen }.joinToString { text(it.name) }} of ${field.patterns.size}"
  is FieldState.Step -> "${text(field.title)}: ${ends(field)[0]}${text(field.value)}${ends(field)[1]}"
  is FieldState.Toggle -> "${text(field.title)}: ${if (field.isOn) "on" else "off"}"
  is FieldState.Note -> text(field.words)
}

/** What leads on from a number: an end has nothing. */
private fun ends(step: FieldState.Step): List<String> =
  listOf(if (step.less == null) "" else "< ", if (step.more == null) "" else " >")

private fun line(vararg words: Words): String = words.joinToString(" | ", transform = ::text)

private fun chosen(alternatives: List<Alternative<*>>): String =
  alternatives.filter { it.isChosen }.joinToString(" and ") { text(it.label) }

private fun labels(alternatives: List<Alternative<*>>): List<String> = alternatives.map { text(it.label) }
