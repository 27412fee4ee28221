package app.tengen.ui.setup

import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.padding
import androidx.compose.runtime.Composable
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.unit.dp
import app.tengen.ui.design.OptionRow
import app.tengen.ui.design.OptionRows
import app.tengen.ui.design.SectionRow
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.text.read

/** Terms to choose: something ready-made, or one's own section by section. */
@Composable
fun TermsForm(state: TermsState, onIntent: (TermsIntent) -> Unit, modifier: Modifier = Modifier) {
  Column(modifier, verticalArrangement = Arrangement.spacedBy(Space.small)) {
    OptionList(state.presets, onIntent)
    if (state.sections.isNotEmpty()) Sections(state.sections, onIntent)
  }
}

@Composable
private fun Sections(sections: List<SectionState>, onIntent: (TermsIntent) -> Unit) {
  Column {
    sections.forEachIndexed { index, section ->
      if (index > 0) Box(Modifier.fillMaxWidth().height(1.dp).background(Tengen.palette.hairline))
      Section(section, onIntent)
    }
  }
}

@Composable
private fun Section(state: SectionState, onIntent: (TermsIntent) -> Unit) {
  SectionRow(
    state.title.read(),
    state.value.read(),
    state.isOpen,
    { onIntent(TermsIntent.Toggle(state.section)) },
    Modifier.testTag("section-${state.section}"),
  )
  if (state.isOpen) {
    Column(Modifier.padding(top = Space.tight, bottom = Space.large), Arrangement.spacedBy(Space.medium)) {
      for (field in state.fields) TermsField(field, onIntent)
    }
  }
}

@Composable
internal fun OptionList(options: List<OptionState>, onIntent: (TermsIntent) -> Unit) = OptionRows {
  for (option in options) {
    OptionRow(
      option.name.read(),
      option.detail.read(),
      option.isChosen,
      { onIntent(option.intent) },
      Modifier.testTag(option.tag),
    )
  }
}
