package app.tengen.contract

import app.tengen.core.App
import app.tengen.core.MatchScore
import app.tengen.core.Offer
import app.tengen.core.OfferKind
import app.tengen.core.SeatClock
import app.tengen.core.Table
import app.tengen.core.TableSnapshot
import app.tengen.core.TimeControl
import app.tengen.core.UndoRule
import org.json.JSONObject

/** Does the steps about time and offers; false if it is none of these. */
fun actAgreed(app: App, step: JSONObject): Boolean {
  val table = app.table()
  when (step.getString("do")) {
    "pause" -> table.pause()
    "resume" -> table.resume()
    "background" -> app.enterBackground()
    "foreground" -> app.enterForeground()
    "offer_draw" -> table.offerDraw()
    "ask_undo" -> table.askUndo()
    "offer_restart" -> table.offerRestart()
    "propose_clocks" -> table.proposeClocks(timeControl(step.optString("black")), timeControl(step.optString("white")))
    "accept" -> table.accept()
    "decline" -> table.decline()
    "withdraw" -> table.withdraw()
    else -> return false
  }
  return true
}

/** `move 30000`, `total 60000`, `byoyomi 60000 3 10000`, `fischer 60000 5000` or `fischer 0 5000 early`. */
fun timeControl(text: String): TimeControl? {
  val words = text.split(' ')
  fun number(at: Int) = words[at].toLong()
  return when (words[0]) {
    "" -> null
    "move" -> TimeControl.PerMove(number(1))
    "total" -> TimeControl.Total(number(1))
    "byoyomi" -> TimeControl.Byoyomi(number(1), number(2).toInt(), number(3))
    "fischer" -> TimeControl.Fischer(number(1), number(2), words.getOrNull(3) == "early")
    else -> error("no such clock: $text")
  }
}

/** `asks 3`, `asks`, `free 1`. */
fun undoRule(text: String) =
  UndoRule(asks = text.substringBefore(' ') == "asks", allowance = text.substringAfter(' ', "").toIntOrNull())

/** What a scenario can expect of clocks, offers and the match. */
fun ofAgreed(table: Table, now: TableSnapshot): Map<String, Any?> {
  val clock = table.clock()
  return mapOf(
    "black_clock" to clock?.black?.let(::face),
    "white_clock" to clock?.white?.let(::face),
    "left" to clock?.let { "${it.black.leftMs} ${it.white.leftMs}" },
    "running" to clock?.running?.name?.lowercase(),
    "paused" to (clock?.paused ?: false),
    "offer" to now.offer?.let(::offerName),
    "can_answer" to now.canAnswer,
    "can_ask_undo" to now.canAskUndo,
    "can_offer_draw" to now.canOfferDraw,
    "can_offer_restart" to now.canOfferRestart,
    "undos_left" to "${now.blackUndosLeft ?: "any"} ${now.whiteUndosLeft ?: "any"}",
    "score" to now.score?.let(::scoreText),
  )
}

private fun face(clock: SeatClock) = clock.text + if (clock.periods > 0) " x${clock.periods}" else ""

private fun scoreText(score: MatchScore) = "${score.black} ${score.white} ${score.draws}"

private fun offerName(offer: Offer): String {
  val kind = when (val kind = offer.kind) {
    is OfferKind.Undo -> "undo ${kind.ply}"
    OfferKind.Draw -> "draw"
    OfferKind.Restart -> "restart"
    is OfferKind.Clocks -> "clocks"
  }
  return "${offer.by.name.lowercase()} $kind"
}
