package app.tengen.ui.home

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import app.tengen.ui.R
import app.tengen.ui.design.Banner
import app.tengen.ui.design.Page
import app.tengen.ui.design.ReadableWidth
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.TengenIconButton
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.TopBar
import app.tengen.ui.text.read

/** Where games begin and are found again. */
@Composable
fun HomeScreen(state: HomeState, onIntent: (HomeIntent) -> Unit, modifier: Modifier = Modifier) {
  Page(
    modifier,
    topBar = {
      TopBar(stringResource(R.string.app_name)) {
        TengenIconButton(
          TengenIcons.Settings,
          stringResource(R.string.home_settings),
          { onIntent(HomeIntent.OpenSettings) },
          Modifier.testTag("open-settings"),
        )
      }
    },
  ) { insets ->
    val item = Modifier.widthIn(max = ReadableWidth).fillMaxWidth()
    LazyColumn(
      Modifier.fillMaxSize().padding(insets).testTag("home"),
      contentPadding = PaddingValues(start = Space.large, end = Space.large, bottom = Space.wide),
      verticalArrangement = Arrangement.spacedBy(Space.medium),
      horizontalAlignment = Alignment.CenterHorizontally,
    ) {
      state.problem?.let { problem -> item { Banner(problem.read(), item.testTag("problem")) } }
      state.resume?.let { resume -> item { ResumeCard(resume, onIntent, item) } }
      items(state.choices, key = { it.kind.name }) { ChoiceCard(it, onIntent, item) }
      item { NearbyCard(onIntent, item) }
      if (state.unfinished.isNotEmpty()) {
        item { SectionTitle(stringResource(R.string.home_unfinished), item.padding(top = Space.medium)) }
        items(state.unfinished, key = { it.game }) { UnfinishedRow(it, onIntent, item) }
      }
    }
  }
}
