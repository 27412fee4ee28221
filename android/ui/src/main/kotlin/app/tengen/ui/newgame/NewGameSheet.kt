package app.tengen.ui.newgame

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.NameField
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.Stepper
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.game.Alternatives
import app.tengen.ui.text.read

/** Lines that a board may have in each direction. */
private val sizes = 10..20

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
  for (seat in state.seats) SeatFields(seat, onIntent)
  Group(state.colourQuestion.read()) { Alternatives(state.colours, onIntent, Modifier.fillMaxWidth()) }
  Group(stringResource(R.string.newgame_rules)) {
    Alternatives(state.rules, onIntent, Modifier.fillMaxWidth())
    Text(state.rulesMeaning.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
  }
  SizeField(state.size, onIntent)
}

@Composable
private fun SeatFields(seat: SeatState, onIntent: (NewGameIntent) -> Unit) = when (seat) {
  is SeatState.Person -> NameField(
    seat.name,
    { onIntent(NewGameIntent.SetName(seat.place, it)) },
    seat.label.read(),
    Modifier.testTag("name-${seat.place}"),
  )
  is SeatState.Computer -> Group(seat.label.read()) { Alternatives(seat.levels, onIntent, Modifier.fillMaxWidth()) }
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun SizeField(size: Int, onIntent: (NewGameIntent) -> Unit) {
  FlowRow(
    Modifier.fillMaxWidth(),
    horizontalArrangement = Arrangement.SpaceBetween,
    itemVerticalAlignment = Alignment.CenterVertically,
  ) {
    SectionTitle(stringResource(R.string.newgame_size))
    Stepper(
      size,
      sizes,
      { onIntent(NewGameIntent.SetSize(it)) },
      stringResource(R.string.newgame_size_less),
      stringResource(R.string.newgame_size_more),
      "size",
      text = stringResource(R.string.newgame_size_value, size),
    )
  }
}

@Composable
private fun Group(title: String, content: @Composable () -> Unit) {
  Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
    SectionTitle(title)
    content()
  }
}
