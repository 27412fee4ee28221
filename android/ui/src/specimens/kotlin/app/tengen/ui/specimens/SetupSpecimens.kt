package app.tengen.ui.specimens

import app.tengen.core.ColourChoice
import app.tengen.core.FoulPolicy
import app.tengen.core.Notice
import app.tengen.core.NoticeKind
import app.tengen.core.OpeningRule
import app.tengen.core.Placement
import app.tengen.core.RuleSet
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.StorageProblem
import app.tengen.core.TengenException
import app.tengen.core.TimeControl
import app.tengen.ui.app.NoticeSheet
import app.tengen.ui.app.OpeningScreen
import app.tengen.ui.app.StartProblemScreen
import app.tengen.ui.game.GameKind
import app.tengen.ui.newgame.NewGameDraft
import app.tengen.ui.newgame.NewGameIntent
import app.tengen.ui.newgame.NewGameSheet
import app.tengen.ui.newgame.NewGameState
import app.tengen.ui.newgame.newGameState
import app.tengen.ui.settings.SettingsScreen
import app.tengen.ui.settings.settingsState
import app.tengen.ui.setup.ClockSeat
import app.tengen.ui.setup.FoulChoice
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.setup.TermsSection
import app.tengen.ui.text.noticeText

private val people =
  aNewGame(Seat.Person("小明"), Seat.Person("Alexandra"), size = 19, rules = RuleSet.RENJU, colour = ColourChoice.LOT)

/** The sheet for a game of [kind] over [settings] after [intents]. */
fun aNewGameState(
  kind: GameKind = GameKind.AgainstComputer,
  settings: Settings = aSettings(),
  intents: List<TermsIntent> = emptyList(),
): NewGameState {
  val draft = NewGameDraft.of(settings, kind)
  return newGameState(intents.fold(draft) { after, intent -> after.after(NewGameIntent.SetTerms(intent)) })
}

/** The same sheet with one's own terms and this section open. */
private fun anOpenSection(section: TermsSection, vararg intents: TermsIntent) =
  aNewGameState(
    GameKind.TwoPeople,
    aSettings(twoPeople = people),
    listOf(TermsIntent.SetOwn, TermsIntent.Toggle(section)) + intents,
  )

private val byoyomi = TimeControl.Byoyomi(600_000, 3, 30_000)

private val openSections: Map<String, NewGameState> = mapOf(
  "newgame-board" to anOpenSection(TermsSection.Board),
  "newgame-rules" to anOpenSection(
    TermsSection.Rules,
    TermsIntent.SetRules(RuleSet.CUSTOM),
    TermsIntent.SetFoul(FoulChoice.DoubleThree, isOn = false),
  ),
  "newgame-opening" to anOpenSection(TermsSection.Opening, TermsIntent.SetOpening(OpeningRule.SWAP2)),
  "newgame-pattern" to anOpenSection(TermsSection.Opening, TermsIntent.SetPattern(3)),
  "newgame-fouls" to anOpenSection(TermsSection.Fouls, TermsIntent.SetFouls(FoulPolicy.CLAIM)),
  "newgame-clock" to anOpenSection(TermsSection.Clock, TermsIntent.SetClock(ClockSeat.First, byoyomi)),
  "newgame-handicap" to anOpenSection(
    TermsSection.Clock,
    TermsIntent.SetHandicap(isOn = true),
    TermsIntent.SetClock(ClockSeat.First, TimeControl.Fischer(600_000, 10_000, early = false)),
    TermsIntent.SetClock(ClockSeat.Other, TimeControl.PerMove(30_000)),
  ),
  "newgame-undo" to anOpenSection(TermsSection.Undo, TermsIntent.SetAllowance(3), TermsIntent.SetAsks(isOn = true)),
)

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
  Specimen("newgame-computer") { NewGameSheet(aNewGameState(), {}) },
  Specimen("newgame-people") { NewGameSheet(aNewGameState(GameKind.TwoPeople, aSettings(twoPeople = people)), {}) },
  Specimen("newgame-watch") { NewGameSheet(aNewGameState(GameKind.Watch), {}) },
  Specimen("settings") { SettingsScreen(settingsState(aSettings()), {}) },
  Specimen("settings-changed", Specimen.Kind.FACE) {
    SettingsScreen(settingsState(aSettings(placement = Placement.ONE_TAP, language = "zh", startOnHome = true)), {})
  },
  Specimen("start-opening", Specimen.Kind.FACE) { OpeningScreen() },
  Specimen("start-restored") { NoticeSheet(noticeText(restored, nowMs = 3_600_000), {}) },
) + openSections.map { (name, state) -> Specimen(name) { NewGameSheet(state, {}) } } + problems.map { (name, problem) -> Specimen(name) { StartProblemScreen(problem) } }
