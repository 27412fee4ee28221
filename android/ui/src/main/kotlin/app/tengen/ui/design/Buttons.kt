package app.tengen.ui.design

import androidx.compose.foundation.BorderStroke
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.PaddingValues
import androidx.compose.foundation.layout.Spacer
import androidx.compose.foundation.layout.defaultMinSize
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.size
import androidx.compose.foundation.layout.width
import androidx.compose.material3.Button
import androidx.compose.material3.ButtonDefaults
import androidx.compose.material3.Icon
import androidx.compose.material3.IconButton
import androidx.compose.material3.OutlinedButton
import androidx.compose.material3.Text
import androidx.compose.material3.TextButton
import androidx.compose.runtime.Composable
import androidx.compose.runtime.CompositionLocalProvider
import androidx.compose.material3.LocalContentColor
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.graphics.vector.ImageVector
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.text.style.TextOverflow
import androidx.compose.ui.unit.dp

/** How loud a button is. A screen has one [PRIMARY] at most; [CHOICE] is one of several that are equally good. */
enum class ButtonKind { PRIMARY, QUIET, CHOICE, TEXT, DANGER }

/** A button with words; long words wrap. */
@Composable
fun TengenButton(
  text: String,
  onClick: () -> Unit,
  modifier: Modifier = Modifier,
  kind: ButtonKind = ButtonKind.PRIMARY,
  enabled: Boolean = true,
  icon: ImageVector? = null,
) {
  val sized = modifier.heightIn(min = TouchTarget)
  val sides = when (kind) {
    ButtonKind.TEXT -> Space.medium
    ButtonKind.CHOICE -> Space.small
    ButtonKind.PRIMARY, ButtonKind.QUIET, ButtonKind.DANGER -> Space.wide
  }
  val padding = PaddingValues(horizontal = sides, vertical = Space.small)
  val content: @Composable () -> Unit = {
    if (icon != null) {
      TengenIcon(icon, null, Modifier.size(20.dp))
      Spacer(Modifier.width(Space.small))
    }
    Text(text, textAlign = TextAlign.Center)
  }
  val palette = Tengen.palette
  when (kind) {
    ButtonKind.PRIMARY -> Button(onClick, sized, enabled, Corner.medium, contentPadding = padding) { content() }
    ButtonKind.DANGER -> Button(
      onClick, sized, enabled, Corner.medium,
      colors = ButtonDefaults.buttonColors(containerColor = palette.danger, contentColor = palette.onAccent),
      contentPadding = padding,
    ) { content() }
    ButtonKind.QUIET, ButtonKind.CHOICE -> OutlinedButton(
      onClick, sized, enabled, Corner.medium,
      colors = ButtonDefaults.outlinedButtonColors(contentColor = palette.text),
      border = BorderStroke(1.dp, if (enabled) palette.outline else palette.hairline),
      contentPadding = padding,
    ) { content() }
    ButtonKind.TEXT -> TextButton(onClick, sized, enabled, Corner.medium, contentPadding = padding) { content() }
  }
}

/** One of the labelled actions under the board: an icon over a word. */
@Composable
fun ActionButton(
  icon: ImageVector,
  label: String,
  onClick: () -> Unit,
  modifier: Modifier = Modifier,
  enabled: Boolean = true,
) {
  val palette = Tengen.palette
  Column(
    modifier
      .clip(Corner.medium)
      .clickable(enabled = enabled, role = Role.Button, onClick = onClick)
      .defaultMinSize(minWidth = 56.dp, minHeight = 56.dp)
      .padding(horizontal = Space.tight, vertical = Space.small),
    verticalArrangement = Arrangement.spacedBy(Space.tight, Alignment.CenterVertically),
    horizontalAlignment = Alignment.CenterHorizontally,
  ) {
    CompositionLocalProvider(LocalContentColor provides if (enabled) palette.text else palette.text.faded()) {
      TengenIcon(icon, null)
      Text(
        label,
        style = Tengen.type.labelMedium,
        textAlign = TextAlign.Center,
        maxLines = 3,
        overflow = TextOverflow.Ellipsis,
      )
    }
  }
}

/** An icon that acts; [label] is what a screen reader says. */
@Composable
fun TengenIconButton(
  icon: ImageVector,
  label: String,
  onClick: () -> Unit,
  modifier: Modifier = Modifier,
  enabled: Boolean = true,
) {
  IconButton(onClick, modifier.size(TouchTarget), enabled) { TengenIcon(icon, label) }
}

/** An icon in the colour of the text round it. */
@Composable
fun TengenIcon(
  icon: ImageVector,
  contentDescription: String?,
  modifier: Modifier = Modifier,
  tint: Color = LocalContentColor.current,
) {
  Icon(icon, contentDescription, modifier, tint)
}

/** What can't be used now. */
internal fun Color.faded(): Color = copy(alpha = 0.38f)
