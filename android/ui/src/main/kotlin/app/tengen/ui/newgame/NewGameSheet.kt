package app.tengen.ui.newgame

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.LineField
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.game.Alternatives
import app.tengen.ui.setup.TermsForm
import app.tengen.ui.text.read

/** The sheet on which a game is set up. */
@Composable
fun NewGameSheet(state: NewGameState, onIntent: (NewGameIntent) -> Unit, modifier: Modifier = Modifier) {
  TengenSheet(
    { onIntent(NewGameIntent.Close) },
    modifier.testTag("newgame"),
    foot = { StartButton(onIntent) },
  ) { NewGameForm(state, onIntent) }
}

@Composable
private fun StartButton(onIntent: (NewGameIntent) -> Unit) = TengenButton(
  stringResource(R.string.newgame_start),
  { onIntent(NewGameIntent.Start) },
  Modifier.fillMaxWidth().testTag("start"),
)

/** What stands on the sheet. */
@Composable
fun NewGameForm(state: NewGameState, onIntent: (NewGameIntent) -> Unit) {
  Text(
    stringResource(R.string.newgame_title),
    Modifier.semantics { heading() },
    style = Tengen.type.titleLarge,
  )
  state.problem?.let { Banner(it.read(), Modifier.testTag("problem")) }
  Alternatives(state.kinds, onIntent, Modifier.fillMaxWidth())
  TermsForm(state.terms, { onIntent(NewGameIntent.SetTerms(it)) })
  for (seat in state.seats) SeatFields(seat, onIntent)
  Group(stringResource(R.string.newgame_colour)) { Alternatives(state.colours, onIntent, Modifier.fillMaxWidth()) }
}

@Composable
private fun SeatFields(seat: SeatState, onIntent: (NewGameIntent) -> Unit) = when (seat) {
  is SeatState.Person -> LineField(
    seat.name,
    { onIntent(NewGameIntent.SetName(seat.place, it)) },
    seat.label.read(),
    Modifier.testTag("name-${seat.place}"),
  )
  is SeatState.Computer -> Group(seat.label.read()) { Alternatives(seat.levels, onIntent, Modifier.fillMaxWidth()) }
}

@Composable
private fun Group(title: String, content: @Composable () -> Unit) {
  Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
    SectionTitle(title)
    content()
  }
}
