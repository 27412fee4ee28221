package app.tengen.ui.play

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.BoxWithConstraints
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp
import app.tengen.core.OpeningChoice
import app.tengen.ui.R
import app.tengen.ui.board.BoardThumbnail
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Corner
import app.tengen.ui.design.SectionTitle
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.TengenSheet
import app.tengen.ui.text.read

/** The least width of one opening in the list: three of them on a small phone. */
private val cardWidth = 88.dp

/** The 26 openings, each with its stones, its name and what that means. */
@Composable
internal fun OpeningsSheet(openings: List<OpeningCard>, onIntent: (PlayIntent) -> Unit) {
  TengenSheet({ onIntent(PlayIntent.CloseSheet) }, Modifier.testTag("openings-sheet")) {
    Title(R.string.choice_openings)
    val (direct, indirect) = openings.partition { it.isDirect }
    SectionTitle(stringResource(R.string.play_direct))
    OpeningCards(direct, onIntent)
    SectionTitle(stringResource(R.string.play_indirect))
    OpeningCards(indirect, onIntent)
  }
}

@Composable
private fun OpeningCards(openings: List<OpeningCard>, onIntent: (PlayIntent) -> Unit) {
  BoxWithConstraints {
    val columns = (maxWidth / cardWidth).toInt().coerceAtLeast(1)
    Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
      for (row in openings.chunked(columns)) {
        Row(horizontalArrangement = Arrangement.spacedBy(Space.small)) {
          for (opening in row) {
            OpeningCardView(opening, Modifier.weight(1f)) { onIntent(PlayIntent.Choose(opening.choice)) }
          }
          if (row.size < columns) Spacer(Modifier.weight((columns - row.size).toFloat()))
        }
      }
    }
  }
}

@Composable
private fun OpeningCardView(opening: OpeningCard, modifier: Modifier, onClick: () -> Unit) {
  Column(
    modifier
      .clip(Corner.small)
      .clickable(role = Role.Button, onClick = onClick)
      .testTag(opening.tag)
      .padding(Space.tight),
    Arrangement.spacedBy(Space.tight),
    Alignment.CenterHorizontally,
  ) {
    BoardThumbnail(opening.stones, Modifier.fillMaxWidth())
    Text(opening.name.read(), style = Tengen.type.labelMedium, textAlign = TextAlign.Center)
    Text(
      opening.meaning.read(),
      style = Tengen.type.labelSmall,
      color = Tengen.palette.secondary,
      textAlign = TextAlign.Center,
    )
  }
}

/** "How many fifth moves?", up to [most]. */
@OptIn(ExperimentalLayoutApi::class)
@Composable
internal fun FifthsSheet(most: Int, onIntent: (PlayIntent) -> Unit) {
  TengenSheet({ onIntent(PlayIntent.CloseSheet) }, Modifier.testTag("fifths-sheet")) {
    Title(R.string.play_fifths)
    FlowRow(
      horizontalArrangement = Arrangement.spacedBy(Space.small),
      verticalArrangement = Arrangement.spacedBy(Space.small),
    ) {
      for (number in 1..most) {
        val choose = { onIntent(PlayIntent.Choose(OpeningChoice.Declare(number))) }
        TengenButton("$number", choose, Modifier.widthIn(min = 64.dp).testTag("fifths-$number"), ButtonKind.CHOICE)
      }
    }
  }
}

/** Clocks to propose. */
@Composable
internal fun ClocksSheet(clocks: List<PlayChoice>, onIntent: (PlayIntent) -> Unit) {
  TengenSheet({ onIntent(PlayIntent.CloseSheet) }, Modifier.testTag("clocks-sheet")) {
    Column(verticalArrangement = Arrangement.spacedBy(Space.tight)) {
      Title(R.string.play_new_clocks)
      Text(
        stringResource(R.string.play_clocks_meaning),
        style = Tengen.type.bodyLarge,
        color = Tengen.palette.secondary,
      )
    }
    Column(verticalArrangement = Arrangement.spacedBy(Space.small)) {
      for (clock in clocks) {
        val propose = { onIntent(clock.intent) }
        TengenButton(clock.label.read(), propose, Modifier.fillMaxWidth().testTag(clock.tag), ButtonKind.CHOICE)
      }
    }
  }
}

@Composable
private fun Title(key: Int) =
  Text(stringResource(key), Modifier.semantics { heading() }, style = Tengen.type.titleLarge)
