package app.tengen.ui.nearby

import app.tengen.core.ChatLine
import app.tengen.core.ClaimReason
import app.tengen.core.Phrase
import app.tengen.core.Presence
import app.tengen.core.RoomContact
import app.tengen.core.RoomPerson
import app.tengen.core.RoomPhase
import app.tengen.core.RoomView
import app.tengen.core.TengenException
import app.tengen.ui.R
import app.tengen.ui.game.Company
import app.tengen.ui.game.stoneOf
import app.tengen.ui.setup.TermsDraft
import app.tengen.ui.text.Words
import app.tengen.ui.text.problemText
import app.tengen.ui.text.roomText
import app.tengen.ui.text.words

/**
 * What is kept beside the board of a room.
 *
 * @property isChatOpen whether the chat is being read
 * @property asksLeave whether leaving was asked for
 * @property terms by what the next game is played, while that is being chosen
 * @property text what is being typed
 * @property seen how much of what others have said was seen
 */
data class BesideLocal(
  val isChatOpen: Boolean = false,
  val asksLeave: Boolean = false,
  val terms: TermsDraft? = null,
  val text: String = "",
  val seen: Long = 0,
  val problem: TengenException? = null,
)

/** What a [room] adds to its board. */
fun besideState(room: RoomView, local: BesideLocal): BesideState = BesideState(
  company = companyOf(room, local),
  sheet = when {
    local.asksLeave ->
      BesideSheet.LeaveQuestion(words(R.string.company_leave_meaning).takeIf { room.phase == RoomPhase.PLAYING })
    local.terms != null && room.canSettle -> BesideSheet.NextGame(termsSheet(local.terms, room, local.problem))
    local.isChatOpen -> chatOf(room, local)
    else -> null
  },
)

private fun companyOf(room: RoomView, local: BesideLocal): Company {
  val persons = listOfNotNull(room.first, room.second)
  val presence = persons.mapNotNull { person ->
    val colour = person.colour ?: return@mapNotNull null
    presenceText(person.presence)?.let { stoneOf(colour) to it }
  }
  return Company(
    presence = presence.toMap(),
    notice = notice(room, persons.filterNot { it.me }),
    offer = words(R.string.company_claim).takeIf { room.canClaim != null },
    unread = if (room.muted) 0 else (room.said - local.seen).coerceAtLeast(0).toInt(),
    isWatching = room.seat == null,
    canSettle = room.canSettle,
  )
}

private fun presenceText(presence: Presence): Words? = when (presence) {
  Presence.HERE -> null
  Presence.RECONNECTING -> words(R.string.company_reconnecting)
  Presence.AWAY -> words(R.string.company_away)
  Presence.LEFT -> words(R.string.company_left)
}

/** One thing at a time: first what concerns this device, then what can be done, then who is not there. */
private fun notice(room: RoomView, others: List<RoomPerson>): Words? =
  contactText(room) ?: room.refused?.let(::roomText) ?: claimText(room, others) ?: room.missed?.let { missed ->
    when {
      missed.began -> words(R.string.company_missed_new)
      missed.ended -> words(R.string.company_missed_end)
      else -> Words.Counted(R.plurals.company_missed, missed.plies)
    }
  } ?: nextText(room, others) ?: others.firstNotNullOfOrNull(::absenceText) ?: watchingText(room)

private fun contactText(room: RoomView): Words? = when (room.contact) {
  RoomContact.HERE -> null
  RoomContact.RECONNECTING -> words(R.string.company_self_reconnecting)
  RoomContact.HOST_AWAY -> words(R.string.company_host_away, room.host)
  RoomContact.HOST_STOPPED -> words(R.string.company_host_stopped, room.host)
  RoomContact.REPLACED -> words(R.string.company_replaced)
}

private fun claimText(room: RoomView, others: List<RoomPerson>): Words? {
  val other = others.firstOrNull()?.name ?: return null
  return when (room.canClaim) {
    ClaimReason.NO_SHOW -> words(R.string.company_may_claim_no_show, other)
    ClaimReason.ABSENT -> words(R.string.company_may_claim_absent, other)
    null -> null
  }
}

/** Whoever agrees to another game knows by what it is played. */
private fun nextText(room: RoomView, others: List<RoomPerson>): Words? {
  val ready = readyText(room, others)
  if (!room.termsChanged || room.phase != RoomPhase.FINISHED) return ready
  val next = words(R.string.nearby_settle_next, setupText(room.settings))
  return ready?.let { words(R.string.play_told, it, next) } ?: next
}

private fun readyText(room: RoomView, others: List<RoomPerson>): Words? {
  val other = others.firstOrNull() ?: return null
  return when {
    room.phase != RoomPhase.FINISHED || room.seat == null -> null
    other.ready -> words(R.string.company_ready_other, other.name)
    room.ready -> words(R.string.company_ready_me, other.name)
    else -> null
  }
}

private fun absenceText(person: RoomPerson): Words? = when (person.presence) {
  Presence.HERE -> null
  Presence.RECONNECTING -> words(R.string.company_is_reconnecting, person.name)
  Presence.AWAY -> words(R.string.company_is_away, person.name)
  Presence.LEFT -> words(R.string.company_has_left, person.name)
}

private fun watchingText(room: RoomView): Words? =
  words(R.string.company_watching).takeIf { room.seat == null }

private fun chatOf(room: RoomView, local: BesideLocal) = BesideSheet.Chat(
  lines = room.chat.filter { it.mine || !room.muted }.map(::lineState),
  phrases = Phrase.entries.filter { it != Phrase.UNKNOWN }.map { PhraseState(phraseText(it), it) },
  text = local.text,
  canWrite = room.settings.freeChat,
  canSwitch = room.canSwitchChat,
  canSay = room.contact == RoomContact.HERE,
  canSayText = room.contact == RoomContact.HERE && local.text.isNotBlank(),
  isMuted = room.muted,
  problem = local.problem?.let(::problemText),
)

private fun lineState(line: ChatLine): ChatLineState {
  val said = line.phrase?.let(::phraseText) ?: Words.Plain(line.text.orEmpty())
  val words = if (line.mine) words(R.string.nearby_chat_me, said) else words(R.string.nearby_chat_line, line.name, said)
  return ChatLineState(words, line.mine)
}

private fun phraseText(phrase: Phrase): Words = words(
  when (phrase) {
    Phrase.HELLO -> R.string.phrase_hello
    Phrase.GOOD_LUCK -> R.string.phrase_good_luck
    Phrase.GOOD_MOVE -> R.string.phrase_good_move
    Phrase.THANKS -> R.string.phrase_thanks
    Phrase.OOPS -> R.string.phrase_oops
    Phrase.THINKING -> R.string.phrase_thinking
    Phrase.HURRY -> R.string.phrase_hurry
    Phrase.GOOD_GAME -> R.string.phrase_good_game
    Phrase.AGAIN -> R.string.phrase_again
    Phrase.GOODBYE -> R.string.phrase_goodbye
    Phrase.UNKNOWN -> R.string.phrase_unknown
  },
)
