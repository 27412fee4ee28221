import TengenCore

/// Who plays whom; each kind remembers how it was last set up.
public enum GameKind: String, CaseIterable, Sendable {
  /// A person and the computer.
  case againstComputer

  /// Two people with this device between them.
  case twoPeople

  /// Two computers, a person watches.
  case watch
}

extension Settings {
  /// How a game of `kind` was last set up.
  public func lastGame(_ kind: GameKind) -> NewGame {
    switch kind {
    case .againstComputer: againstComputer
    case .twoPeople: twoPeople
    case .watch: watch
    }
  }
}
