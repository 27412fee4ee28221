import TengenCore

/// Everything the settings screen shows.
public struct SettingsState: Equatable, Sendable {
  public let placements: [Alternative<SettingsIntent>]
  public let placementMeaning: Words
  public let themes: [Alternative<SettingsIntent>]
  public let languages: [Alternative<SettingsIntent>]
  public let startOnHome: Bool

  /// Why the last change could not be stored.
  public let problem: Words?
}

/// What a person can ask for on the settings screen.
public enum SettingsIntent: Hashable, Sendable {
  case setPlacement(Placement)
  case setTheme(Theme)

  /// The language is a tag; empty follows the system.
  case setLanguage(String)

  case setStartOnHome(Bool)
  case leave
}
