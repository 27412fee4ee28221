package app.tengen.contract.presenters

import app.tengen.contract.namedPoint
import app.tengen.contract.openingChoice
import app.tengen.contract.timeControl
import app.tengen.core.ColourChoice
import app.tengen.core.FoulPolicy
import app.tengen.core.OpeningRule
import app.tengen.core.Placement
import app.tengen.core.Preset
import app.tengen.core.RuleSet
import app.tengen.core.Theme
import app.tengen.ui.board.Point
import app.tengen.ui.game.GameKind
import app.tengen.ui.home.HomeIntent
import app.tengen.ui.newgame.NewGameIntent
import app.tengen.ui.newgame.SeatPlace
import app.tengen.ui.play.PlayIntent
import app.tengen.ui.settings.SettingsIntent
import app.tengen.ui.setup.ClockSeat
import app.tengen.ui.setup.FoulChoice
import app.tengen.ui.setup.TermsIntent
import app.tengen.ui.setup.TermsSection

// What a person asks for, as stories write it: the intent's name and what it is about.

internal fun playIntent(text: String): PlayIntent {
  val (name, about) = halves(text)
  return when (name) {
    "tap" -> {
      val (point, room) = halves(about)
      namedPoint(point).let { (x, y) -> PlayIntent.Tap(Point(x, y), isRoomy = room == "roomy") }
    }
    "place" -> PlayIntent.Place
    "cancel" -> PlayIntent.Cancel
    "choose" -> PlayIntent.Choose(openingChoice(about))
    "open_openings" -> PlayIntent.OpenOpenings
    "open_fifths" -> PlayIntent.OpenFifths
    "claim_foul" -> PlayIntent.ClaimFoul
    "offer_draw" -> PlayIntent.OfferDraw
    "offer_restart" -> PlayIntent.OfferRestart
    "open_clocks" -> PlayIntent.OpenClocks
    "propose_clocks" -> PlayIntent.ProposeClocks(timeControl(about))
    "accept" -> PlayIntent.Accept
    "decline" -> PlayIntent.Decline
    "withdraw" -> PlayIntent.Withdraw
    "run_clocks" -> PlayIntent.RunClocks
    "undo" -> PlayIntent.Undo
    "redo" -> PlayIntent.Redo
    "hint" -> PlayIntent.Hint
    "stop" -> PlayIntent.Stop
    "open_more" -> PlayIntent.OpenMore
    "ask_resign" -> PlayIntent.AskResign
    "resign" -> PlayIntent.Resign
    "close_sheet" -> PlayIntent.CloseSheet
    "restart" -> PlayIntent.Restart
    "open_settings" -> PlayIntent.OpenSettings
    "go_home" -> PlayIntent.GoHome
    else -> error("no such intent: $text")
  }
}

internal fun homeIntent(text: String, remembered: Map<String, Long>): HomeIntent {
  val (name, about) = halves(text)
  return when (name) {
    "continue" -> HomeIntent.Continue
    "start" -> HomeIntent.Start(named<GameKind>(about))
    "edit" -> HomeIntent.Edit(named<GameKind>(about))
    "open" -> HomeIntent.Open(remembered[about] ?: about.toLong())
    "open_nearby" -> HomeIntent.OpenNearby
    "open_settings" -> HomeIntent.OpenSettings
    else -> error("no such intent: $text")
  }
}

internal fun newGameIntent(text: String): NewGameIntent {
  val (name, about) = halves(text)
  val (place, rest) = halves(about)
  return when (name) {
    "set_kind" -> NewGameIntent.SetKind(named<GameKind>(about))
    "set_name" -> NewGameIntent.SetName(named<SeatPlace>(place), rest)
    "set_level" -> NewGameIntent.SetLevel(named<SeatPlace>(place), rest.toInt())
    "set_colour" -> NewGameIntent.SetColour(named<ColourChoice>(about))
    "start" -> NewGameIntent.Start
    "close" -> NewGameIntent.Close
    else -> NewGameIntent.SetTerms(termsIntent(text))
  }
}

internal fun termsIntent(text: String): TermsIntent {
  val (name, about) = halves(text)
  val (place, rest) = halves(about)
  return when (name) {
    "set_preset" -> TermsIntent.SetPreset(named<Preset>(about))
    "set_own" -> TermsIntent.SetOwn
    "toggle" -> TermsIntent.Toggle(named<TermsSection>(about))
    "set_size" -> TermsIntent.SetSize(about.toInt())
    "set_rules" -> TermsIntent.SetRules(named<RuleSet>(about))
    "set_foul" -> TermsIntent.SetFoul(named<FoulChoice>(place), isOn(rest))
    "set_fouls" -> TermsIntent.SetFouls(named<FoulPolicy>(about))
    "set_opening" -> TermsIntent.SetOpening(named<OpeningRule>(about))
    "set_pattern" -> TermsIntent.SetPattern(about.toInt())
    "set_fifths" -> TermsIntent.SetFifths(isOn(about))
    "set_clock" -> TermsIntent.SetClock(named<ClockSeat>(place), timeControl(rest))
    "set_handicap" -> TermsIntent.SetHandicap(isOn(about))
    "set_allowance" -> TermsIntent.SetAllowance(about.toIntOrNull())
    "set_asks" -> TermsIntent.SetAsks(isOn(about))
    else -> error("no such intent: $text")
  }
}

private fun isOn(text: String): Boolean = text == "on"

internal fun settingsIntent(text: String): SettingsIntent {
  val (name, about) = halves(text)
  return when (name) {
    "set_placement" -> SettingsIntent.SetPlacement(named<Placement>(about))
    "set_theme" -> SettingsIntent.SetTheme(named<Theme>(about))
    "set_language" -> SettingsIntent.SetLanguage(about)
    "set_start_on_home" -> SettingsIntent.SetStartOnHome(about.toBooleanStrict())
    "leave" -> SettingsIntent.Leave
    else -> error("no such intent: $text")
  }
}

/** The first word and all that follows it. */
internal fun halves(text: String) = text.substringBefore(' ') to text.substringAfter(' ', "")

internal inline fun <reified E : Enum<E>> named(text: String): E =
  enumValues<E>().firstOrNull { nameOf(it) == text } ?: error("no such ${E::class.simpleName}: $text")

/** The name of a case as stories write it: `TwoPeople` is `two_people`, and so is `TWO_PEOPLE`. */
internal fun nameOf(value: Enum<*>): String =
  value.name.replace(Regex("(?<=[a-z])(?=[A-Z])"), "_").lowercase()
