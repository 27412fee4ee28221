package app.tengen.contract.presenters

import app.tengen.ui.game.Alternative
import app.tengen.ui.nearby.BesideSheet
import app.tengen.ui.nearby.BesideState
import app.tengen.ui.nearby.NearbySheet
import app.tengen.ui.nearby.NearbyState
import app.tengen.ui.nearby.RoomState

// What stories can expect of the page of those nearby and of what a room adds to its board.

internal fun faceOf(state: NearbyState): Map<String, Any?> = mapOf(
  "name" to state.name,
  "status" to text(state.status),
  "problem" to state.problem?.let { text(it.words) },
  "can_allow" to (state.problem?.canAllow ?: false),
  "peers" to state.peers.map { "${it.name}: ${text(it.detail)}" + if (it.canForget) ", can be forgotten" else "" },
  "room" to state.room?.let(::line),
  "sheet" to state.sheet?.let(::line),
)

internal fun faceOf(state: BesideState?): Map<String, Any?> = mapOf(
  "open" to (state != null),
  "presence" to state?.company?.presence.orEmpty().map { (stone, words) -> "${nameOf(stone)} ${text(words)}" },
  "notice" to state?.company?.notice?.let(::text),
  "offer" to state?.company?.offer?.let(::text),
  "unread" to (state?.company?.unread ?: 0),
  "watching" to (state?.company?.isWatching ?: false),
  "sheet" to state?.sheet?.let(::line),
  "chat" to (state?.sheet as? BesideSheet.Chat)?.lines.orEmpty().map { text(it.words) },
  "text" to (state?.sheet as? BesideSheet.Chat)?.text,
)

private fun line(room: RoomState): String =
  (listOf(room.title, room.setup) + room.persons).joinToString(" | ") { text(it) }

private fun line(sheet: NearbySheet): String = when (sheet) {
  is NearbySheet.Name -> (if (sheet.isFirst) "first name " else "name ") + sheet.name
  is NearbySheet.Address -> "address ${sheet.address}"
  is NearbySheet.Code -> "code"
  is NearbySheet.Invite ->
    "invite ${sheet.peer}, ${chosen(sheet.colours)}" + sheet.problem?.let { ", ${text(it)}" }.orEmpty()
  is NearbySheet.Incoming -> listOfNotNull(
    "incoming " + text(sheet.title),
    text(sheet.setup),
    text(sheet.colour),
    sheet.warning?.let(::text),
    sheet.aside?.let(::text),
    "compared".takeIf { sheet.isCompared },
  ).joinToString(" | ")
  is NearbySheet.Outgoing -> "outgoing ${text(sheet.title)}" + if (sheet.isOver) ", over" else ""
}

private fun line(sheet: BesideSheet): String = when (sheet) {
  is BesideSheet.Chat -> if (sheet.isMuted) "chat, muted" else "chat"
  is BesideSheet.LeaveQuestion -> "leave question" + sheet.meaning?.let { " ${text(it)}" }.orEmpty()
}

private fun chosen(alternatives: List<Alternative<*>>): String = text(alternatives.single { it.isChosen }.label)
