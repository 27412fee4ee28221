import TengenCore
import TengenKit

/// The sheet for a game of `kind` over `settings`.
public func aNewGameState(_ kind: GameKind = .againstComputer, settings: Settings = aSettings()) -> NewGameState {
  newGameState(NewGameDraft(settings, kind: kind))
}

private let people = aNewGame(
  me: .person(name: "小明"),
  other: .person(name: "Alexandra"),
  size: 19,
  rules: .renju,
  colour: .lot
)

private let restored = Notice(
  id: 1,
  atMs: 3_600_000,
  setAside: "archive.corrupt-1.db",
  kind: .restoredFromBackup(backupMs: 0, salvaged: 2)
)

/// Every face of the sheet for a new game.
public let newGameSpecimens: [Specimen<NewGameState>] = [
  Specimen("newgame-computer", aNewGameState()),
  Specimen("newgame-people", aNewGameState(.twoPeople, settings: aSettings(twoPeople: people))),
  Specimen("newgame-watch", aNewGameState(.watch)),
]

/// Every face of the settings.
public let settingsSpecimens: [Specimen<SettingsState>] = [
  Specimen("settings", settingsState(aSettings())),
  Specimen("settings-changed", settingsState(aSettings(placement: .oneTap, language: "zh", startOnHome: true))),
]

/// What is told once about the saved games.
public let noticeSpecimens: [Specimen<NoticeState>] = [
  Specimen("start-restored", NoticeState(id: 1, sentences: noticeText(restored, nowMs: 3_600_000)))
]

/// Why the games can't be opened.
public let startProblemSpecimens: [Specimen<Words>] = [
  Specimen("start-already-open", problemText(.AlreadyOpen(path: "/var/mobile/tengen"))),
  Specimen("start-newer", problemText(.Storage(problem: .newer, detail: ""))),
]
