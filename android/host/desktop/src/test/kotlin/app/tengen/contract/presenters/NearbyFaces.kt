package app.tengen.contract.presenters

import app.tengen.ui.game.Alternative
import app.tengen.ui.nearby.BesideSheet
import app.tengen.ui.nearby.BesideState
import app.tengen.ui.nearby.LobbyRoomState
import app.tengen.ui.nearby.NearbySheet
import app.tengen.ui.nearby.NearbyState
import app.tengen.ui.nearby.PeerState
import app.tengen.ui.nearby.RoomState
import app.tengen.ui.nearby.TermsSheetState

// What stories can expect of the page of those nearby and of what a room adds to its board.

internal fun faceOf(state: NearbyState): Map<String, Any?> = mapOf(
  "name" to state.name,
  "status" to text(state.status),
  "problem" to state.problem?.let { text(it.words) },
  "can_allow" to (state.problem?.canAllow ?: false),
  "announcement" to state.announcement,
  "peers" to state.peers.map(::line),
  "lobby" to state.lobby?.let { text(it.title) },
  "rooms" to state.lobby?.rooms.orEmpty().map(::line),
  "asks_code" to (state.lobby?.asksCode ?: false),
  "room" to state.room?.let(::line),
  "room_acts" to state.room?.let(::acts).orEmpty(),
  "sheet" to state.sheet?.let(::line),
  "code" to codeOf(state.sheet),
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
  "phrases" to ((state?.sheet as? BesideSheet.Chat)?.phrases?.size ?: 0),
  "can_write" to ((state?.sheet as? BesideSheet.Chat)?.canWrite ?: false),
  "can_switch" to ((state?.sheet as? BesideSheet.Chat)?.canSwitch ?: false),
  "can_settle" to (state?.company?.canSettle ?: false),
  "can_say" to ((state?.sheet as? BesideSheet.Chat)?.canSay ?: false),
  "can_say_text" to ((state?.sheet as? BesideSheet.Chat)?.canSayText ?: false),
)

private fun line(room: RoomState): String =
  (listOf(room.title, room.setup) + room.persons).joinToString(" | ") { text(it) }

private fun line(peer: PeerState): String {
  val goOn = peer.goOn?.let { ", ${text(it.label)} ${text(it.detail)}" }.orEmpty()
  return "${peer.name}: ${text(peer.detail)}" + (if (peer.canForget) ", can be forgotten" else "") + goOn
}

private fun line(room: LobbyRoomState): String =
  "${room.room}: ${text(room.seats)} | ${text(room.detail)}" + if (room.isPrivate) ", private" else ""

private fun acts(room: RoomState): List<String> = listOfNotNull(
  if (room.isReady) "not ready" else "ready".takeIf { room.canReady },
  "sit".takeIf { room.canSit },
  "settle".takeIf { room.canSettle },
  "stand".takeIf { room.canStand },
)

/** What a sheet shows to be compared or typed elsewhere. */
private fun codeOf(sheet: NearbySheet?): String? = when (sheet) {
  is NearbySheet.Incoming -> sheet.code
  is NearbySheet.Outgoing -> sheet.code
  is NearbySheet.Code -> sheet.addresses.joinToString(" ")
  else -> null
}

private fun line(sheet: NearbySheet): String = when (sheet) {
  is NearbySheet.Name -> (if (sheet.isFirst) "first name " else "name ") + sheet.name
  is NearbySheet.Address -> "address ${sheet.address}" + if (sheet.canCall) "" else ", nobody"
  is NearbySheet.Code -> "code"
  is NearbySheet.Invite ->
    "invite ${sheet.peer}, ${chosen(sheet.colours)}" + sheet.problem?.let { ", ${text(it)}" }.orEmpty()
  is NearbySheet.NextGame -> line(sheet.sheet)
  is NearbySheet.Incoming -> listOfNotNull(
    "incoming " + text(sheet.title),
    text(sheet.setup),
    text(sheet.colour),
    sheet.warning?.let(::text),
    sheet.aside?.let(::text),
    "compared".takeIf { sheet.isCompared },
  ).joinToString(" | ")
  is NearbySheet.Outgoing ->
    "outgoing ${text(sheet.title)}" + sheet.warning?.let { " | ${text(it)}" }.orEmpty() +
      if (sheet.isOver) ", over" else ""
}

private fun line(sheet: TermsSheetState): String =
  "terms " + sheet.terms.sections.joinToString(" | ") { text(it.value) } +
    sheet.problem?.let { ", ${text(it)}" }.orEmpty()

private fun line(sheet: BesideSheet): String = when (sheet) {
  is BesideSheet.Chat -> if (sheet.isMuted) "chat, muted" else "chat"
  is BesideSheet.NextGame -> line(sheet.sheet)
  is BesideSheet.LeaveQuestion -> "leave question" + sheet.meaning?.let { " ${text(it)}" }.orEmpty()
}

private fun chosen(alternatives: List<Alternative<*>>): String = text(alternatives.single { it.isChosen }.label)
