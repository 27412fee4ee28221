package app.tengen.ui.design

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.background
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.RowScope
import androidx.compose.foundation.layout.WindowInsets
import androidx.compose.foundation.layout.WindowInsetsSides
import androidx.compose.foundation.layout.fillMaxSize
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.navigationBarsPadding
import androidx.compose.foundation.layout.only
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.safeDrawing
import androidx.compose.foundation.layout.windowInsetsPadding
import androidx.compose.foundation.rememberScrollState
import androidx.compose.foundation.verticalScroll
import androidx.compose.material3.Card
import androidx.compose.material3.CardDefaults
import androidx.compose.material3.ExperimentalMaterial3Api
import androidx.compose.material3.ModalBottomSheet
import androidx.compose.material3.Scaffold
import androidx.compose.material3.Text
import androidx.compose.material3.rememberModalBottomSheetState
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.semantics.LiveRegionMode
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.liveRegion
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp

/** A whole screen: paper, a bar on top, content inside the safe insets. */
@Composable
fun Page(
  modifier: Modifier = Modifier,
  topBar: @Composable () -> Unit = {},
  content: @Composable (PaddingValues) -> Unit,
) {
  Scaffold(
    modifier = modifier.fillMaxSize(),
    topBar = topBar,
    containerColor = Tengen.palette.background,
    contentColor = Tengen.palette.text,
    contentWindowInsets = WindowInsets.safeDrawing,
    content = content,
  )
}

/** The quiet bar on top of a screen. */
@Composable
fun TopBar(
  title: String,
  modifier: Modifier = Modifier,
  onBack: (() -> Unit)? = null,
  backLabel: String = "",
  actions: @Composable RowScope.() -> Unit = {},
) {
  val insets = WindowInsets.safeDrawing.only(WindowInsetsSides.Top + WindowInsetsSides.Horizontal)
  Row(
    modifier
      .fillMaxWidth()
      .windowInsetsPadding(insets)
      .heightIn(min = 56.dp)
      .padding(start = if (onBack == null) Space.large else Space.tight, end = Space.tight),
    verticalAlignment = Alignment.CenterVertically,
  ) {
    if (onBack != null) TengenIconButton(TengenIcons.Back, backLabel, onBack)
    Text(
      title,
      Modifier.weight(1f).padding(horizontal = Space.tight).semantics { heading() },
      style = Tengen.type.titleLarge,
      maxLines = 1,
      overflow = TextOverflow.Ellipsis,
    )
    actions()
  }
}

/** A card on the paper; with [onClick] the whole of it is one button. */
@Composable
fun TengenCard(
  modifier: Modifier = Modifier,
  onClick: (() -> Unit)? = null,
  content: @Composable ColumnScope.() -> Unit,
) {
  val colors = CardDefaults.cardColors(containerColor = Tengen.palette.surface, contentColor = Tengen.palette.text)
  val border = BorderStroke(1.dp, Tengen.palette.hairline)
  if (onClick == null) {
    Card(modifier, Corner.large, colors, border = border, content = content)
  } else {
    Card(onClick, modifier, shape = Corner.large, colors = colors, border = border, content = content)
  }
}

/** A sheet from the bottom edge; what doesn't fit scrolls, but [foot] stays in sight below it. */
@OptIn(ExperimentalMaterial3Api::class)
@Composable
fun TengenSheet(
  onDismiss: () -> Unit,
  modifier: Modifier = Modifier,
  foot: (@Composable () -> Unit)? = null,
  content: @Composable ColumnScope.() -> Unit,
) {
  ModalBottomSheet(
    onDismissRequest = onDismiss,
    modifier = modifier,
    sheetState = rememberModalBottomSheetState(skipPartiallyExpanded = true),
    shape = Corner.sheet,
    containerColor = Tengen.palette.surface,
    contentColor = Tengen.palette.text,
  ) {
    Column(Modifier.padding(horizontal = Space.wide).navigationBarsPadding()) {
      Column(
        Modifier
          .weight(1f, fill = false)
          .verticalScroll(rememberScrollState())
          .padding(bottom = if (foot == null) Space.wide else Space.large),
        verticalArrangement = Arrangement.spacedBy(Space.large),
        content = content,
      )
      if (foot != null) Box(Modifier.padding(top = Space.small, bottom = Space.wide)) { foot() }
    }
  }
}

/** A line that stays until its reason is gone: storage is full, the game isn't saved. */
@Composable
fun Banner(text: String, modifier: Modifier = Modifier, action: String? = null, onAction: () -> Unit = {}) {
  Row(
    modifier
      .fillMaxWidth()
      .clip(Corner.medium)
      .background(Tengen.palette.sunken)
      .padding(start = Space.large, end = Space.small)
      .semantics { liveRegion = LiveRegionMode.Polite },
    horizontalArrangement = Arrangement.spacedBy(Space.medium),
    verticalAlignment = Alignment.CenterVertically,
  ) {
    TengenIcon(TengenIcons.Warning, null, tint = Tengen.palette.danger)
    Text(text, Modifier.weight(1f).padding(vertical = Space.medium), style = Tengen.type.bodyMedium)
    if (action != null) TengenButton(action, onAction, kind = ButtonKind.TEXT)
  }
}
