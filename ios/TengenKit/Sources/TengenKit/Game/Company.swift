/// Those who take part in the game on the board from other devices.
public struct Company: Equatable, Sendable {
  /// What stands under the name of a player who is not at the board.
  public let presence: [Stone: Words]

  /// What is to be known of them.
  public let notice: Words?

  /// What the notice offers to do.
  public let offer: Words?

  /// Lines of the chat that were not seen yet.
  public let unread: Int

  /// Whether this device only watches.
  public let isWatching: Bool

  /// Whether one may say by what the next game is played.
  public let canSettle: Bool
}

/// What can be asked for of the company.
public enum CompanyAct: CaseIterable, Sendable {
  /// To talk.
  case chat

  /// What the notice offers.
  case offer

  /// To say by what the next game is played.
  case settle

  /// To leave it.
  case leave
}
