package app.tengen.ui.app

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.fillMaxSize
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
import app.tengen.core.TengenException
import app.tengen.ui.R
import app.tengen.ui.design.Page
import app.tengen.ui.design.ReadableWidth
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenIcon
import app.tengen.ui.design.TengenIcons
import app.tengen.ui.design.ThinBar
import app.tengen.ui.text.problemText
import app.tengen.ui.text.read

/** While the games are being opened. */
@Composable
fun OpeningScreen() {
  Page { insets ->
    Box(Modifier.fillMaxSize().padding(insets), Alignment.Center) {
      Column(Modifier.widthIn(max = 240.dp), Arrangement.spacedBy(Space.large), Alignment.CenterHorizontally) {
        Text(stringResource(R.string.app_name), style = Tengen.type.displaySmall)
        ThinBar(null)
        Text(stringResource(R.string.app_opening), style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
      }
    }
  }
}

/** The games can't be opened: says why and what to do. */
@Composable
fun StartProblemScreen(problem: TengenException) {
  Page { insets ->
    Box(Modifier.fillMaxSize().padding(insets).verticalScroll(rememberScrollState()), Alignment.Center) {
      Column(
        Modifier.widthIn(max = ReadableWidth).padding(Space.wide),
        Arrangement.spacedBy(Space.large),
        Alignment.CenterHorizontally,
      ) {
        TengenIcon(TengenIcons.Warning, null, tint = Tengen.palette.danger)
        Text(stringResource(R.string.app_cannot_open), style = Tengen.type.titleLarge)
        Text(problemText(problem).read(), Modifier.testTag("start-problem"), style = Tengen.type.bodyLarge)
      }
    }
  }
}
