package app.tengen.ui.game

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.platform.LocalDensity
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.res.stringResource
import androidx.compose.ui.unit.dp
import app.tengen.ui.R
import app.tengen.ui.board.Stone
import app.tengen.ui.board.StoneIcon
import app.tengen.ui.design.ButtonKind
import app.tengen.ui.design.Corner
import app.tengen.ui.design.Space
import app.tengen.ui.design.Tengen
import app.tengen.ui.design.TengenButton
import app.tengen.ui.design.tabular

/** What the own strip turns into while a ghost [stone] stands on [coordinate]: take it away or place it. */
@Composable
fun PlaceBar(
  stone: Stone,
  coordinate: String,
  onCancel: () -> Unit,
  onPlace: () -> Unit,
  modifier: Modifier = Modifier,
) {
  Row(
    modifier
      .fillMaxWidth()
      .heightIn(min = StripHeight)
      .clip(Corner.medium)
      .background(Tengen.palette.surface)
      .border(1.dp, Tengen.palette.outline, Corner.medium)
      .padding(horizontal = Space.medium, vertical = Space.small),
    Arrangement.spacedBy(Space.small),
    Alignment.CenterVertically,
  ) {
    // The largest letters need the stone's room.
    if (LocalDensity.current.fontScale <= 1.5f) StoneIcon(stone)
    Text(coordinate, Modifier.weight(1f).testTag("coordinate"), style = Tengen.type.titleLarge.tabular(), maxLines = 1)
    TengenButton(stringResource(R.string.game_cancel), onCancel, Modifier.testTag("cancel"), ButtonKind.TEXT)
    TengenButton(stringResource(R.string.game_place), onPlace, Modifier.testTag("place"))
  }
}
