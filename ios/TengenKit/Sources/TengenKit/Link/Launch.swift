import TengenCore

/// How opening the games ended.
public enum Launch: Sendable {
  /// The games are open.
  case ready(CoreLink)

  /// The games can't be opened.
  case failed(TengenError)
}
