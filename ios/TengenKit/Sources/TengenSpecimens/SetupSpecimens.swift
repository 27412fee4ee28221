import TengenCore
import TengenKit

private let people = aNewGame(
  me: .person(name: "小明"),
  other: .person(name: "Alexandra"),
  size: 19,
  rules: .renju,
  colour: .lot
)

/// The sheet for a game of `kind` over `settings` after `intents`.
public func aNewGameState(
  _ kind: GameKind = .againstComputer, settings: Settings = aSettings(), after intents: [TermsIntent] = []
) -> NewGameState {
  var draft = NewGameDraft(settings, kind: kind)
  for intent in intents { draft.take(.setTerms(intent)) }
  return newGameState(draft)
}

/// The same sheet with one's own terms and this section open.
private func anOpenSection(_ section: TermsSection, _ intents: TermsIntent...) -> NewGameState {
  aNewGameState(.twoPeople, settings: aSettings(twoPeople: people), after: [.setOwn, .toggle(section)] + intents)
}

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
  Specimen("newgame-board", anOpenSection(.board)),
  Specimen("newgame-rules", anOpenSection(.rules, .setRules(.custom), .setFoul(.doubleThree, isOn: false))),
  Specimen("newgame-opening", anOpenSection(.opening, .setOpening(.swap2))),
  Specimen("newgame-pattern", anOpenSection(.opening, .setPattern(3))),
  Specimen("newgame-fouls", anOpenSection(.fouls, .setFouls(.claim))),
  Specimen(
    "newgame-clock",
    anOpenSection(.clock, .setClock(.first, .byoyomi(mainMs: 600_000, periods: 3, periodMs: 30_000)))
  ),
  Specimen(
    "newgame-handicap",
    anOpenSection(
      .clock,
      .setHandicap(true),
      .setClock(.first, .fischer(mainMs: 600_000, incrementMs: 10_000, early: false)),
      .setClock(.other, .perMove(moveMs: 30_000))
    )
  ),
  Specimen("newgame-undo", anOpenSection(.undo, .setAllowance(3), .setAsks(true))),
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
