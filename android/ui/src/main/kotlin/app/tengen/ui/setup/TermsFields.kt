package app.tengen.ui.setup

import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.width
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.board.BoardThumbnail
import app.tengen.ui.design.Corner
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.StepRow
import app.tengen.ui.design.SwitchRow
import app.tengen.ui.design.Tengen
import app.tengen.ui.game.Alternatives
import app.tengen.ui.text.read

/** The width of one opening in the list: three of them on a small phone. */
private val patternWidth = 88.dp

@Composable
internal fun TermsField(field: FieldState, onIntent: (TermsIntent) -> Unit) {
  when (field) {
    is FieldState.Choose -> ChooseField(field, onIntent)
    is FieldState.Pick -> OptionList(field.options, onIntent)
    is FieldState.Patterns -> PatternsField(field, onIntent)
    is FieldState.Step -> StepField(field, onIntent)
    is FieldState.Toggle -> SwitchRow(
      field.title.read(),
      field.isOn,
      { onIntent(field.intent) },
      Modifier.testTag(field.tag),
      field.meaning?.read(),
    )
    is FieldState.Note -> Text(field.words.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
  }
}

@Composable
private fun ChooseField(field: FieldState.Choose, onIntent: (TermsIntent) -> Unit) {
  Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
    field.title?.let { SectionTitle(it.read()) }
    Alternatives(field.alternatives, onIntent, Modifier.fillMaxWidth())
    field.meaning?.let { Text(it.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary) }
  }
}

@Composable
private fun StepField(field: FieldState.Step, onIntent: (TermsIntent) -> Unit) {
  val title = field.title.read()
  StepRow(
    title,
    field.value.read(),
    stringResource(R.string.setup_less, title),
    stringResource(R.string.setup_more, title),
    field.tag,
    onLess = field.less?.let { { onIntent(it) } },
    onMore = field.more?.let { { onIntent(it) } },
  )
}

@OptIn(ExperimentalLayoutApi::class)
@Composable
private fun PatternsField(field: FieldState.Patterns, onIntent: (TermsIntent) -> Unit) {
  FlowRow(
    Modifier.fillMaxWidth().selectableGroup(),
    Arrangement.spacedBy(Space.tight, Alignment.CenterHorizontally),
    Arrangement.spacedBy(Space.tight),
  ) {
    for (pattern in field.patterns) Pattern(pattern) { onIntent(pattern.intent) }
  }
}

@Composable
private fun Pattern(state: PatternState, onClick: () -> Unit) {
  val palette = Tengen.palette
  val chosen = if (state.isChosen) Modifier.border(1.5.dp, palette.accent, Corner.small) else Modifier
  Column(
    Modifier
      .width(patternWidth)
      .clip(Corner.small)
      .then(chosen)
      .selectable(state.isChosen, role = Role.RadioButton, onClick = onClick)
      .testTag(state.tag)
      .padding(Space.small),
    Arrangement.spacedBy(Space.tight),
    Alignment.CenterHorizontally,
  ) {
    BoardThumbnail(state.board, Modifier.fillMaxWidth())
    Text(
      state.name.read(),
      style = Tengen.type.labelMedium,
      color = if (state.isChosen) palette.accent else palette.text,
      textAlign = TextAlign.Center,
    )
  }
}
