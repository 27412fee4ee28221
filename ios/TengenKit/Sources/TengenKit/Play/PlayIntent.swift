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

  case openSettings
  case goHome
}
