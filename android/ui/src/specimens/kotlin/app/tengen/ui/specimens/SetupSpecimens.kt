package app.tengen.ui.specimens

import app.tengen.core.ColourChoice
import app.tengen.core.Notice
import app.tengen.core.NoticeKind
import app.tengen.core.Placement
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.StorageProblem
import app.tengen.core.TengenException
import app.tengen.ui.app.NoticeSheet
import app.tengen.ui.app.OpeningScreen
import app.tengen.ui.app.StartProblemScreen
import app.tengen.ui.game.GameKind
import app.tengen.ui.newgame.NewGameDraft
import app.tengen.ui.newgame.NewGameSheet
import app.tengen.ui.newgame.newGameState
import app.tengen.ui.settings.SettingsScreen
import app.tengen.ui.settings.settingsState
import app.tengen.ui.text.noticeText

/** The sheet for a game of [kind] over [settings]. */
fun aNewGameState(kind: GameKind = GameKind.AgainstComputer, settings: Settings = aSettings()) =
  newGameState(NewGameDraft.of(settings, kind))

private val people =
  aNewGame(Seat.Person("小明"), Seat.Person("Alexandra"), size = 19, rules = RuleSet.RENJU, colour = ColourChoice.LOT)

private val problems = mapOf(
  "start-already-open" to TengenException.AlreadyOpen("/home/anna/.local/share/tengen"),
  "start-newer" to TengenException.Storage(StorageProblem.NEWER, ""),
)

private val restored = Notice(
  id = 1,
  atMs = 3_600_000,
  setAside = "archive.corrupt-1.db",
  kind = NoticeKind.RestoredFromBackup(backupMs = 0, salvaged = 2),
)

val setupSpecimens: List<Specimen> = listOf(
  Specimen("newgame-computer", Specimen.Kind.FACE) { NewGameSheet(aNewGameState(), {}) },
  Specimen("newgame-people") { NewGameSheet(aNewGameState(GameKind.TwoPeople, aSettings(twoPeople = people)), {}) },
  Specimen("newgame-watch") { NewGameSheet(aNewGameState(GameKind.Watch), {}) },
  Specimen("settings") { SettingsScreen(settingsState(aSettings()), {}) },
  Specimen("settings-changed", Specimen.Kind.FACE) {
    SettingsScreen(settingsState(aSettings(placement = Placement.ONE_TAP, language = "zh", startOnHome = true)), {})
  },
  Specimen("start-opening", Specimen.Kind.FACE) { OpeningScreen() },
  Specimen("start-restored") { NoticeSheet(noticeText(restored, nowMs = 3_600_000), {}) },
) + problems.map { (name, problem) -> Specimen(name) { StartProblemScreen(problem) } }
