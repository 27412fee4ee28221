/// The places of the app.
public enum Destination: Hashable, Sendable {
  /// Where games begin and are found again.
  case home

  /// The game on the table.
  case play

  /// Those nearby.
  case nearby

  /// What can be set.
  case settings

  /// Setting up a game of a kind, a sheet over the place before.
  case newGame(GameKind)

  /// What `save` wrote, or nil where it is not understood.
  init?(restoring saved: Substring) {
    switch saved {
    case "home": self = .home
    case "play": self = .play
    case "nearby": self = .nearby
    case "settings": self = .settings
    default:
      guard let kind = GameKind.allCases.first(where: { saved == "new:\($0.rawValue)" }) else { return nil }
      self = .newGame(kind)
    }
  }

  /// This place as one word, for saved state.
  func save() -> String {
    switch self {
    case .home: "home"
    case .play: "play"
    case .nearby: "nearby"
    case .settings: "settings"
    case .newGame(let kind): "new:\(kind.rawValue)"
    }
  }

  var isSheet: Bool { if case .newGame = self { true } else { false } }
}
