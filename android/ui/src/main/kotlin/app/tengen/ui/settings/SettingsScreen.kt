package app.tengen.ui.settings

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.Page
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.SwitchRow
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TopBar
import app.tengen.ui.game.Alternative
import app.tengen.ui.game.Alternatives
import app.tengen.ui.text.Words
import app.tengen.ui.text.read

/** What can be set, one scrolling page. */
@Composable
fun SettingsScreen(state: SettingsState, onIntent: (SettingsIntent) -> Unit, modifier: Modifier = Modifier) {
  Page(
    modifier,
    topBar = {
      TopBar(
        stringResource(R.string.settings_title),
        onBack = { onIntent(SettingsIntent.Leave) },
        backLabel = stringResource(R.string.settings_back),
      )
    },
  ) { insets ->
    Box(Modifier.fillMaxWidth().padding(insets).verticalScroll(rememberScrollState()), Alignment.TopCenter) {
      Column(
        Modifier.widthIn(max = 560.dp).padding(horizontal = Space.large, vertical = Space.medium),
        verticalArrangement = Arrangement.spacedBy(Space.wide),
      ) {
        state.problem?.let { Banner(it.read(), Modifier.testTag("problem")) }
        Group(R.string.settings_placement, state.placements, onIntent, state.placementMeaning)
        Group(R.string.settings_theme, state.themes, onIntent)
        Group(R.string.settings_language, state.languages, onIntent)
        SwitchRow(
          stringResource(R.string.settings_start_on_home),
          state.startOnHome,
          { onIntent(SettingsIntent.SetStartOnHome(it)) },
          Modifier.testTag("start-on-home"),
          stringResource(R.string.settings_start_on_home_meaning),
        )
      }
    }
  }
}

@Composable
private fun Group(
  title: Int,
  alternatives: List<Alternative<SettingsIntent>>,
  onIntent: (SettingsIntent) -> Unit,
  meaning: Words? = null,
) {
  Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
    SectionTitle(stringResource(title))
    Alternatives(alternatives, onIntent, Modifier.fillMaxWidth())
    meaning?.let { Text(it.read(), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary) }
  }
}
