package app.tengen.contract.presenters

import app.tengen.core.ColourChoice
import app.tengen.core.Phrase
import app.tengen.ui.nearby.NearbyIntent
import app.tengen.ui.nearby.RoomIntent

/** What a person asks for on the page of those nearby; [peers] are the ids of the list by their names. */
internal fun nearbyIntent(text: String, peers: Map<String, String>): NearbyIntent {
  val (name, about) = halves(text)
  return when (name) {
    "edit_name" -> NearbyIntent.EditName
    "set_name" -> NearbyIntent.SetName(about)
    "save_name" -> NearbyIntent.SaveName
    "invite" -> NearbyIntent.Invite(peers.getValue(about))
    "go_on" -> NearbyIntent.GoOn(peers.getValue(about))
    "set_ready" -> NearbyIntent.SetReady(about.toBooleanStrict())
    "open_terms" -> NearbyIntent.OpenTerms
    "set_terms" -> NearbyIntent.SetTerms(termsIntent(about))
    "save_terms" -> NearbyIntent.SaveTerms
    "sit" -> NearbyIntent.Sit
    "stand" -> NearbyIntent.Stand
    "set_colour" -> NearbyIntent.SetColour(named<ColourChoice>(about))
    "set_free_chat" -> NearbyIntent.SetFreeChat(about.toBooleanStrict())
    "send_invitation" -> NearbyIntent.SendInvitation
    "set_compared" -> NearbyIntent.SetCompared(about.toBooleanStrict())
    "accept" -> NearbyIntent.Accept
    "decline" -> NearbyIntent.Decline
    "withdraw" -> NearbyIntent.Withdraw
    "open_address" -> NearbyIntent.OpenAddress
    "set_address" -> NearbyIntent.SetAddress(about)
    "call" -> NearbyIntent.Call
    "show_code" -> NearbyIntent.ShowCode
    "forget" -> NearbyIntent.Forget(peers.getValue(about))
    "leave_room" -> NearbyIntent.LeaveRoom
    "close_sheet" -> NearbyIntent.CloseSheet
    "leave" -> NearbyIntent.Leave
    else -> error("no such intent: $text")
  }
}

/** What a person asks for beside the board of a room. */
internal fun roomIntent(text: String): RoomIntent {
  val (name, about) = halves(text)
  return when (name) {
    "open_chat" -> RoomIntent.OpenChat
    "say_phrase" -> RoomIntent.SayPhrase(named<Phrase>(about))
    "set_text" -> RoomIntent.SetText(about)
    "say_text" -> RoomIntent.SayText
    "mute" -> RoomIntent.Mute(about.toBooleanStrict())
    "set_free_chat" -> RoomIntent.SetFreeChat(about.toBooleanStrict())
    "open_terms" -> RoomIntent.OpenTerms
    "set_terms" -> RoomIntent.SetTerms(termsIntent(about))
    "save_terms" -> RoomIntent.SaveTerms
    "claim" -> RoomIntent.Claim
    "ask_leave" -> RoomIntent.AskLeave
    "leave_room" -> RoomIntent.LeaveRoom
    "close_sheet" -> RoomIntent.CloseSheet
    else -> error("no such intent: $text")
  }
}
