import TengenCore

/// What a person can ask for on the page of those nearby.
public enum NearbyIntent: Hashable, Sendable {
  /// Another name.
  case editName

  case setName(String)
  case saveName

  /// Sets up a game for the peer of this id.
  case invite(String)

  /// The game with the peer of this id that was left shall go on.
  case goOn(String)

  case setColour(ColourChoice)

  /// Something about the terms of the game.
  case setTerms(TermsIntent)

  /// Whether more than fixed phrases may be said.
  case setFreeChat(Bool)

  /// Proposes the game that was set up, or opens the room.
  case sendInvitation

  /// Both devices show the same number, or not after all.
  case setCompared(Bool)

  /// The invitation that is shown: yes.
  case accept

  /// The invitation that is shown: no.
  case decline

  /// The own invitation is taken back, or a call given up.
  case withdraw

  case openAddress
  case setAddress(String)

  /// Calls the address that was typed.
  case call

  /// Shows where this device is reached.
  case showCode

  /// Goes into a room of the hall: to watch, and to sit where a seat is free.
  case enterRoom(Int32)

  /// The code for a private room.
  case setRoomCode(String)

  /// Sets up a room of one's own in the hall.
  case openRoom

  /// Shows by what the next game of the room is played.
  case openTerms

  /// It is to be played by what was chosen.
  case saveTerms

  case sit
  case stand
  case setReady(Bool)

  /// Leaves the room or the hall, and stays on the page.
  case leaveRoom

  /// Forgets the peer of this id.
  case forget(String)

  /// Asks the system for the permission that is missing.
  case askPermission

  case closeSheet
  case leave
}
