package app.tengen.ui.design

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ColumnScope
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.draw.rotate
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.collapse
import androidx.compose.ui.semantics.expand
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.unit.dp

/** Some [OptionRow]s one below the other, of which one is chosen. */
@Composable
fun OptionRows(modifier: Modifier = Modifier, content: @Composable ColumnScope.() -> Unit) {
  Column(
    modifier.clip(Corner.medium).background(Tengen.palette.sunken).selectableGroup().padding(Space.tight),
    content = content,
  )
}

/** One of several things to choose from that needs a sentence to be understood. */
@Composable
fun OptionRow(
  name: String,
  detail: String,
  isChosen: Boolean,
  onClick: () -> Unit,
  modifier: Modifier = Modifier,
) {
  val palette = Tengen.palette
  val chosen =
    if (isChosen) Modifier.background(palette.surface).border(1.5.dp, palette.accent, Corner.small) else Modifier
  Column(
    Modifier
      .fillMaxWidth()
      .clip(Corner.small)
      .then(chosen)
      .selectable(isChosen, role = Role.RadioButton, onClick = onClick)
      .then(modifier)
      .heightIn(min = 56.dp)
      .padding(horizontal = Space.medium, vertical = Space.small),
    verticalArrangement = Arrangement.spacedBy(Space.hair, Alignment.CenterVertically),
  ) {
    Text(name, style = Tengen.type.labelLarge, color = if (isChosen) palette.accent else palette.text)
    Text(detail, style = Tengen.type.bodyMedium, color = palette.secondary)
  }
}

/** The head of what opens below it: what it is, and how it stands. */
@Composable
fun SectionRow(
  title: String,
  value: String,
  isOpen: Boolean,
  onClick: () -> Unit,
  modifier: Modifier = Modifier,
) {
  Row(
    Modifier
      .fillMaxWidth()
      .clip(Corner.small)
      .clickable(role = Role.Button, onClick = onClick)
      .semantics {
        if (isOpen) collapse { onClick().let { true } } else expand { onClick().let { true } }
      }
      .then(modifier)
      .heightIn(min = 56.dp)
      .padding(vertical = Space.small),
    Arrangement.spacedBy(Space.medium),
    Alignment.CenterVertically,
  ) {
    Column(Modifier.weight(1f)) {
      Text(title, style = Tengen.type.bodyLarge)
      Text(value, style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
    }
    TengenIcon(TengenIcons.Forward, null, Modifier.rotate(if (isOpen) -90f else 90f), Tengen.palette.secondary)
  }
}
