package app.tengen.ui.nearby

import app.tengen.core.ColourChoice
import app.tengen.core.NearbySnapshot
import app.tengen.core.RoomSettings
import app.tengen.core.RoomView
import app.tengen.core.TengenException
import app.tengen.ui.R
import app.tengen.ui.game.alternatives
import app.tengen.ui.setup.ClockNames
import app.tengen.ui.setup.FieldState
import app.tengen.ui.setup.TermsDraft
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.setup.TermsState
import app.tengen.ui.setup.termsState
import app.tengen.ui.text.Words
import app.tengen.ui.text.problemText
import app.tengen.ui.text.termsText
import app.tengen.ui.text.words

private val colours = listOf(ColourChoice.BLACK, ColourChoice.WHITE, ColourChoice.LOT)

/** The sheet for the game that is drafted. */
internal fun inviteSheet(
  draft: NearbyDraft.Invitation,
  nearby: NearbySnapshot,
  problem: TengenException?,
): NearbySheet {
  val peer = draft.peer?.let { id -> nearby.peers.find { it.id == id }?.name?.ifEmpty { null } ?: id }
  val names = ClockNames(Words.Plain(nearby.name), Words.Plain(peer.orEmpty()))
  return NearbySheet.Invite(
    peer = peer,
    colours = alternatives("colour", colours, draft.settings.first, ::colourName, NearbyIntent::SetColour),
    terms = ofRoom(termsState(draft.terms, names)),
    freeChat = draft.settings.freeChat,
    problem = problem?.let(::problemText),
  )
}

/** The sheet for the next game of [room]. */
internal fun termsSheet(draft: TermsDraft, room: RoomView, problem: TengenException?): TermsSheetState {
  val names = ClockNames(Words.Plain(room.first?.name.orEmpty()), Words.Plain(room.second?.name.orEmpty()))
  return TermsSheetState(ofRoom(termsState(draft, names)), problem?.let(::problemText))
}

/** In a room both have the same clock, and who takes back always asks: neither is a question. */
private fun ofRoom(terms: TermsState) = terms.copy(
  sections = terms.sections.map { section -> section.copy(fields = section.fields.filterNot(::isDecided)) },
)

private fun isDecided(field: FieldState): Boolean =
  field is FieldState.Toggle && (field.intent is TermsIntent.SetHandicap || field.intent is TermsIntent.SetAsks)

private fun colourName(colour: ColourChoice): Words = words(
  when (colour) {
    ColourChoice.BLACK -> R.string.nearby_colour_black
    ColourChoice.WHITE -> R.string.nearby_colour_white
    ColourChoice.ALTERNATE, ColourChoice.LOT -> R.string.nearby_colour_lot
  },
)

/** What is played, in a line. */
internal fun setupText(settings: RoomSettings): Words = termsText(settings.terms)
