package app.tengen.ui.specimens

import app.tengen.core.GameResult
import app.tengen.core.GameSummary
import app.tengen.core.Phase
import app.tengen.core.ResultReason
import app.tengen.core.Seat
import app.tengen.core.Settings
import app.tengen.core.Stone
import app.tengen.core.TableSnapshot
import app.tengen.ui.home.HomeScreen
import app.tengen.ui.home.HomeState
import app.tengen.ui.home.homeState

/** Home over [table], looked at at [SAMPLE_NOW_MS]. */
fun aHomeState(
  table: TableSnapshot = aTable(),
  unfinished: List<GameSummary> = emptyList(),
  settings: Settings = aSettings(),
): HomeState = homeState(table, unfinished, settings, SAMPLE_NOW_MS)

private const val TWO_DAYS_MS = 50 * 3_600_000L

private val others = listOf(
  aSummary(),
  aSummary("E5 F6 E6", 10, Seat.Person("小明"), Seat.Person("Alexandra"), 3, SAMPLE_NOW_MS - TWO_DAYS_MS),
)

private val faces: Map<String, HomeState> = mapOf(
  "home-first" to aHomeState(aTable("").copy(phase = Phase.NO_GAME)),
  "home-continue" to aHomeState(aTable("$MIDDLE_GAME J8")),
  "home-unfinished" to aHomeState(unfinished = others),
  "home-last-game" to
    aHomeState(aTable(result = GameResult(Stone.WHITE, ResultReason.RESIGNATION, emptyList())), others.take(1)),
)

val homeSpecimens: List<Specimen> = faces.map { (name, state) ->
  Specimen(name, if (name == "home-unfinished") Specimen.Kind.SCREEN else Specimen.Kind.FACE) { HomeScreen(state, {}) }
}
