package app.tengen.ui.nearby

import androidx.compose.runtime.Immutable
import app.tengen.core.Phrase
import app.tengen.ui.game.Company
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.text.Words

/** What a room adds to the board: its people, and what lies over it. */
@Immutable
data class BesideState(val company: Company, val sheet: BesideSheet? = null)

/** What lies over the board; one at a time. */
@Immutable
sealed interface BesideSheet {
  /**
   * What is said. With [canWrite] free texts may be said too; with [canSwitch] that is decided here. With [canSay]
   * somebody hears it, and with [canSayText] something is typed that can be said.
   */
  data class Chat(
    val lines: List<ChatLineState>,
    val phrases: List<PhraseState>,
    val text: String,
    val canWrite: Boolean,
    val canSwitch: Boolean,
    val canSay: Boolean,
    val canSayText: Boolean,
    val isMuted: Boolean,
    val problem: Words?,
  ) : BesideSheet

  /** By what the next game is played. */
  data class NextGame(val sheet: TermsSheetState) : BesideSheet

  /** "Leave the room?" */
  data class LeaveQuestion(val meaning: Words?) : BesideSheet
}

/** Something that was said; [isMine] by this person. */
@Immutable
data class ChatLineState(val words: Words, val isMine: Boolean)

/** A phrase to be said. */
@Immutable
data class PhraseState(val words: Words, val phrase: Phrase)

/** What a person can ask for beside the board of a room. */
sealed interface RoomIntent {
  data object OpenChat : RoomIntent

  data class SayPhrase(val phrase: Phrase) : RoomIntent

  /** What is being typed. */
  data class SetText(val text: String) : RoomIntent

  data object SayText : RoomIntent

  data class Mute(val muted: Boolean) : RoomIntent

  /** Whether more than fixed phrases may be said in the room. */
  data class SetFreeChat(val isFree: Boolean) : RoomIntent

  /** Shows by what the next game is played. */
  data object OpenTerms : RoomIntent

  data class SetTerms(val terms: TermsIntent) : RoomIntent

  /** It is to be played by what was chosen. */
  data object SaveTerms : RoomIntent

  /** What the notice offers: to claim the game. */
  data object Claim : RoomIntent

  /** Asks before leaving. */
  data object AskLeave : RoomIntent

  data object LeaveRoom : RoomIntent

  data object CloseSheet : RoomIntent
}
