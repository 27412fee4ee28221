import TengenCore

/// The languages there are words for, by tag; empty follows the system.
private let languages = ["", "en", "zh"]

/// What the settings screen shows of `settings`; `problem` is why the last change failed.
public func settingsState(_ settings: Settings, problem: TengenError? = nil) -> SettingsState {
  SettingsState(
    placements: alternatives(
      Placement.allCases, chosen: settings.placement, label: placementName, intent: SettingsIntent.setPlacement),
    placementMeaning: placementMeaning(settings.placement),
    themes: alternatives(Theme.allCases, chosen: settings.theme, label: themeName, intent: SettingsIntent.setTheme),
    languages: alternatives(
      languages, chosen: settings.language, label: languageName, intent: SettingsIntent.setLanguage),
    startOnHome: settings.startOnHome,
    problem: problem.map(problemText)
  )
}

/// `settings` as `intent` wants them; leaving changes nothing.
func changed(_ settings: Settings, _ intent: SettingsIntent) -> Settings {
  var changed = settings
  switch intent {
  case .setPlacement(let placement): changed.placement = placement
  case .setTheme(let theme): changed.theme = theme
  case .setLanguage(let language): changed.language = language
  case .setStartOnHome(let startOnHome): changed.startOnHome = startOnHome
  case .leave: break
  }
  return changed
}

private func placementName(_ placement: Placement) -> Words {
  switch placement {
  case .automatic: words(.settingsPlacementAutomatic)
  case .twoSteps: words(.settingsPlacementTwoSteps)
  case .oneTap: words(.settingsPlacementOneTap)
  }
}

private func placementMeaning(_ placement: Placement) -> Words {
  switch placement {
  case .automatic: words(.settingsPlacementAutomaticMeaning)
  case .twoSteps: words(.settingsPlacementTwoStepsMeaning)
  case .oneTap: words(.settingsPlacementOneTapMeaning)
  }
}

private func themeName(_ theme: Theme) -> Words {
  switch theme {
  case .system: words(.settingsSystem)
  case .light: words(.settingsThemeLight)
  case .dark: words(.settingsThemeDark)
  }
}

/// A language is called by its own name, whatever the language of the screen: one must find the way back.
private func languageName(_ language: String) -> Words {
  switch language {
  case "": words(.settingsSystem)
  case "en": .plain("English")
  default: .plain("中文")
  }
}
