import TengenCore

/// What a person can ask for on the play screen.
public enum PlayIntent: Hashable, Sendable {
  /// A tap on a point; `isRoomy` where the crossings are large enough to be hit without a second step.
  case tap(Point, isRoomy: Bool)

  /// An arrow key: the ghost stone shall go to the next free point.
  case move(BoardDirection)

  /// The ghost stone shall be placed.
  case place

  /// The ghost stone shall go away.
  case cancel

  /// Something of the opening is chosen.
  case choose(OpeningChoice)

  /// Shows the 26 openings.
  case openOpenings

  /// Asks how many fifth moves there are to be.
  case openFifths

  /// "Foul!"
  case claimFoul

  /// Takes back or, where that is agreed, asks for it.
  case undo

  case redo
  case hint

  /// The search under way shall end.
  case stop

  case openMore

  /// Asks before resigning.
  case askResign

  case resign

  /// The sheet or question shall go away.
  case closeSheet

  /// The same game anew; the old one stays in the archive.
  case restart

  case offerDraw
  case offerRestart

  /// Shows the clocks that can be proposed.
  case openClocks

  /// Proposes this clock for both sides; none is no limit.
  case proposeClocks(TimeControl?)

  /// Agrees to the offer that waits.
  case accept

  case decline

  /// The own offer shall be forgotten.
  case withdraw

  /// Clocks that stand still shall run.
  case runClocks

  /// To those of a room.
  case openChat

  /// What the room's notice offers: the game against somebody who is gone.
  case takeOffer

  /// To say by what the next game of the room is played.
  case settle

  /// Out of the room.
  case leaveRoom

  case openSettings
  case goHome
}
