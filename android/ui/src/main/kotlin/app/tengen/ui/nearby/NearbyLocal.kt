package app.tengen.ui.nearby

import app.tengen.core.RoomSettings
import app.tengen.core.TengenException
import app.tengen.ui.setup.TermsDraft

/**
 * What the page keeps to itself.
 *
 * @property draft what is being typed or set up
 * @property suggestedName what the device is called, to begin with
 * @property isCompared whether both people have seen the same number
 * @property roomCode the code for a private room
 * @property problem why the last thing asked for was refused at once
 */
data class NearbyLocal(
  val draft: NearbyDraft? = null,
  val suggestedName: String = "",
  val isCompared: Boolean = false,
  val roomCode: String = "",
  val problem: TengenException? = null,
)

/** Something that is not sent yet. */
sealed interface NearbyDraft {
  data class Name(val name: String) : NearbyDraft

  data class Address(val address: String) : NearbyDraft

  /** One's own address is being shown. */
  data object Code : NearbyDraft

  /** A game for the [peer] of this id, or a room of a hall where there is none. */
  data class Invitation(val peer: String?, val settings: RoomSettings, val terms: TermsDraft) : NearbyDraft {
    /** What would be proposed now. */
    val proposal: RoomSettings get() = settings.copy(terms = terms.terms)
  }

  /** By what the next game of the room is played. */
  data class NextGame(val terms: TermsDraft) : NearbyDraft
}
