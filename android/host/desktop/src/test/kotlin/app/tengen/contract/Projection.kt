package app.tengen.contract

import app.tengen.core.App
import app.tengen.core.Forbidden
import app.tengen.core.GameResult
import app.tengen.core.HintReason
import app.tengen.core.NewGame
import app.tengen.core.NoticeKind
import app.tengen.core.Point
import app.tengen.core.Refusal
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.SetupProblem
import app.tengen.core.TableSnapshot
import app.tengen.core.TengenException
import app.tengen.core.Worth

/** What a scenario can expect of an app, by the names of `tests/contract/README.md`. */
fun projection(app: App, remembered: Map<String, Long>): Map<String, Any?> {
  val now = app.table().snapshot()
  val archive = app.archive()
  val lists = mapOf(
    "same_game" to remembered.entries.firstOrNull { it.value == now.game }?.key,
    "unfinished" to archive.unfinished().size,
    "finished" to archive.finished(1000, 0).size,
    "notices" to app.notices().joinToString { noticeName(it.kind) },
  )
  return ofGame(now) + ofTurn(now) + ofAgreed(app.table(), now) + ofOpening(app.table(), now) + lists + ofSettings(app.settings())
}

private fun ofGame(now: TableSnapshot): Map<String, Any?> {
  val moves = now.moves.toList().chunked(2) { (x, y) -> name(Point(x.toInt(), y.toInt())) }
  return mapOf(
    "phase" to now.phase.name.lowercase(),
    "size" to now.size,
    "rules" to now.rules.name.lowercase(),
    "black" to seatName(now.black),
    "white" to seatName(now.white),
    "plies" to moves.size,
    "moves" to moves.joinToString(" "),
    "to_move" to now.toMove?.name?.lowercase(),
    "last_move" to now.lastMove?.let(::name),
    "result" to now.result?.let(::resultName),
    "forbidden" to now.forbidden.sortedWith(compareBy({ it.point.x }, { it.point.y })).joinToString(transform = ::foulName),
  )
}

private fun ofTurn(now: TableSnapshot): Map<String, Any?> = mapOf(
  "redoable" to now.redoable,
  "can_play" to now.canPlay,
  "can_undo" to now.canUndo,
  "can_redo" to now.canRedo,
  "can_hint" to now.canHint,
  "can_resign" to now.canResign,
  "unsaved" to now.unsaved,
  "thinking" to (now.thinking != null),
  "hint" to now.hint?.let { name(it.point) },
  "hint_reason" to now.hint?.let { hintName(it.reason) },
  "can_analyse" to now.canAnalyse,
  "analysis" to now.analysis?.lines?.joinToString { worthName(it.worth) + " " + name(it.points.first()) },
  "analysis_lines" to now.analysis?.lines?.size,
  "hint_wins" to now.hint?.wins,
  "hint_plies" to now.hint?.line?.size,
)

private fun ofSettings(settings: Settings): Map<String, Any?> = mapOf(
  "placement" to settings.placement.name.lowercase(),
  "theme" to settings.theme.name.lowercase(),
  "language" to settings.language,
  "start_on_home" to settings.startOnHome,
  "last_against_computer" to choiceName(settings.againstComputer),
  "last_two_people" to choiceName(settings.twoPeople),
  "last_watch" to choiceName(settings.watch),
)

/** The name of an error, as `refused.taken`. */
fun errorName(error: TengenException): String = when (error) {
  is TengenException.Refused -> "refused." + refusalName(error.refusal)
  is TengenException.AlreadyOpen -> "already_open"
  is TengenException.Storage -> "storage." + error.problem.name.lowercase()
  is TengenException.NotFound -> "not_found"
  is TengenException.NoGame -> "no_game"
  is TengenException.BadSetup -> "bad_setup." + problemName(error.problem)
  is TengenException.BadSetting -> "bad_setting"
  is TengenException.InRoom -> "in_room"
  is TengenException.Room -> "room." + error.reason.name.lowercase()
  is TengenException.Internal -> "internal"
}

private fun problemName(problem: SetupProblem): String = when (problem) {
  is SetupProblem.Size -> "size"
  is SetupProblem.Level -> "level"
  SetupProblem.Clock -> "clock"
  SetupProblem.Pattern -> "pattern"
  is SetupProblem.Name -> "name"
  SetupProblem.AsksComputer -> "asks_computer"
}

private fun noticeName(kind: NoticeKind): String = when (kind) {
  is NoticeKind.RestoredFromBackup -> "restored_from_backup ${kind.salvaged}"
  is NoticeKind.StartedAnew -> "started_anew ${kind.salvaged}"
}

private fun refusalName(refusal: Refusal): String = when (refusal) {
  is Refusal.OffBoard -> "off_board"
  is Refusal.Taken -> "taken"
  is Refusal.Forbidden -> "forbidden"
  Refusal.NotYourTurn -> "not_your_turn"
  Refusal.OthersTurn -> "others_turn"
  Refusal.Watching -> "watching"
  Refusal.NoAdvice -> "no_advice"
  Refusal.GameOver -> "game_over"
  Refusal.NothingToUndo -> "nothing_to_undo"
  Refusal.NothingToRedo -> "nothing_to_redo"
  Refusal.NothingToResign -> "nothing_to_resign"
  is Refusal.TimeIsUp -> "time_is_up"
  Refusal.TimeIsLeft -> "time_is_left"
  Refusal.NoOffer -> "no_offer"
  Refusal.OwnOffer -> "own_offer"
  is Refusal.TooSoon -> "too_soon ${refusal.ply}"
  Refusal.TooLate -> "too_late"
  Refusal.NotYourStone -> "not_your_stone"
  is Refusal.NoUndoLeft -> "no_undo_left ${refusal.allowance}"
  Refusal.BadClock -> "bad_clock"
  Refusal.AskFirst -> "ask_first"
  Refusal.NobodyToAsk -> "nobody_to_ask"
  else -> openingRefusal(refusal) ?: error("a refusal without a name: $refusal")
}

private fun name(point: Point): String = "${'A' + point.x}${point.y + 1}"

private fun seatName(seat: Seat): String = when (seat) {
  is Seat.Person -> "person:${seat.name}"
  is Seat.Computer -> "computer:${seat.level}"
}

private fun resultName(result: GameResult): String {
  val winner = result.winner?.name?.lowercase() ?: "none"
  return (listOf(winner, result.reason.name.lowercase()) + result.line.map(::name)).joinToString(" ")
}

private fun foulName(forbidden: Forbidden): String =
  name(forbidden.point) + " " + forbidden.foul.parts.joinToString("+") { it.kind.name.lowercase() }

private fun hintName(reason: HintReason): String = when (reason) {
  HintReason.TakesFive -> "takes_five"
  HintReason.BlocksFive -> "blocks_five"
  HintReason.MakesOpenFour -> "makes_open_four"
  is HintReason.MakesDouble -> "makes_double"
  is HintReason.WinsByFours -> "wins_by_fours"
  is HintReason.WinsByThreats -> "wins_by_threats"
  is HintReason.Wins -> "wins"
  HintReason.BlocksOpenThree -> "blocks_open_three"
  is HintReason.BlocksDouble -> "blocks_double"
  is HintReason.Best -> "best"
  is HintReason.HoldsOut -> "holds_out"
}

private fun worthName(worth: Worth): String = when (worth) {
  is Worth.Value -> "value"
  is Worth.Win -> "win ${worth.moves}"
  is Worth.Loss -> "loss ${worth.moves}"
}

private fun choiceName(game: NewGame): String =
  "${game.size} ${game.rules.name.lowercase()} ${seatName(game.me)} ${seatName(game.other)} ${game.colour.name.lowercase()}"
