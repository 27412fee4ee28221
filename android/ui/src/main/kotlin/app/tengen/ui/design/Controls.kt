package app.tengen.ui.design

import androidx.compose.foundation.layout.Arrangement
import androidx.compose.foundation.layout.Column
import androidx.compose.foundation.layout.ExperimentalLayoutApi
import androidx.compose.foundation.layout.FlowRow
import androidx.compose.foundation.layout.Row
import androidx.compose.foundation.layout.fillMaxWidth
import androidx.compose.foundation.layout.height
import androidx.compose.foundation.layout.heightIn
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.layout.widthIn
import androidx.compose.foundation.selection.toggleable
import androidx.compose.foundation.text.KeyboardOptions
import androidx.compose.material3.LinearProgressIndicator
import androidx.compose.material3.OutlinedTextField
import androidx.compose.material3.Switch
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.graphics.StrokeCap
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.heading
import androidx.compose.ui.semantics.semantics
import androidx.compose.ui.text.input.ImeAction
import androidx.compose.ui.text.input.KeyboardCapitalization
import androidx.compose.ui.text.input.KeyboardType
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.dp

/** A heading over a group of controls. */
@Composable
fun SectionTitle(text: String, modifier: Modifier = Modifier) {
  Text(text, modifier.semantics { heading() }, color = Tengen.palette.secondary, style = Tengen.type.titleSmall)
}

/**
 * A value between two buttons at the end of its row, or below its title where that is long. A button whose end is
 * reached does nothing: [onLess] or [onMore] is null. [less] and [more] are what a screen reader says for them, [tag]
 * begins their names in tests.
 */
@OptIn(ExperimentalLayoutApi::class)
@Composable
fun StepRow(
  title: String,
  value: String,
  less: String,
  more: String,
  tag: String,
  modifier: Modifier = Modifier,
  onLess: (() -> Unit)? = null,
  onMore: (() -> Unit)? = null,
) {
  FlowRow(modifier.fillMaxWidth(), Arrangement.SpaceBetween, itemVerticalAlignment = Alignment.CenterVertically) {
    Text(title, style = Tengen.type.bodyLarge)
    Row(horizontalArrangement = Arrangement.spacedBy(Space.tight), verticalAlignment = Alignment.CenterVertically) {
      TengenIconButton(TengenIcons.Minus, less, onLess ?: {}, Modifier.testTag("$tag-less"), onLess != null)
      Text(
        value,
        Modifier.widthIn(min = 72.dp).testTag("$tag-value"),
        textAlign = TextAlign.Center,
        style = Tengen.type.titleMedium.tabular(),
      )
      TengenIconButton(TengenIcons.Plus, more, onMore ?: {}, Modifier.testTag("$tag-more"), onMore != null)
    }
  }
}

/** A setting that is on or off; the whole row is its button. */
@Composable
fun SwitchRow(
  title: String,
  checked: Boolean,
  onChange: (Boolean) -> Unit,
  modifier: Modifier = Modifier,
  explanation: String? = null,
) {
  Row(
    modifier
      .fillMaxWidth()
      .toggleable(checked, role = Role.Switch, onValueChange = onChange)
      .heightIn(min = 56.dp)
      .padding(vertical = Space.small),
    horizontalArrangement = Arrangement.spacedBy(Space.large),
    verticalAlignment = Alignment.CenterVertically,
  ) {
    Column(Modifier.weight(1f)) {
      Text(title, style = Tengen.type.bodyLarge)
      if (explanation != null) {
        Text(explanation, style = Tengen.type.bodyMedium, color = Tengen.palette.secondary)
      }
    }
    Switch(checked, onCheckedChange = null)
  }
}

/** What is typed into a line, for the keyboard: one that corrects an address makes it lead elsewhere. */
enum class Writing(internal val keyboard: KeyboardOptions) {
  NAME(KeyboardOptions(KeyboardCapitalization.Words, autoCorrectEnabled = false, imeAction = ImeAction.Done)),
  SENTENCE(KeyboardOptions(KeyboardCapitalization.Sentences, imeAction = ImeAction.Done)),
  ADDRESS(KeyboardOptions(autoCorrectEnabled = false, keyboardType = KeyboardType.Uri, imeAction = ImeAction.Done)),
  CODE(KeyboardOptions(autoCorrectEnabled = false, imeAction = ImeAction.Done)),
}

/** One line to type. */
@Composable
fun LineField(
  value: String,
  onChange: (String) -> Unit,
  label: String,
  modifier: Modifier = Modifier,
  writing: Writing = Writing.NAME,
) {
  OutlinedTextField(
    value = value,
    onValueChange = onChange,
    modifier = modifier.fillMaxWidth(),
    label = { Text(label) },
    singleLine = true,
    shape = Corner.medium,
    keyboardOptions = writing.keyboard,
  )
}

/** The thin bar that moves while something is worked on: [progress] 0 to 1, null where the end isn't known. */
@Composable
fun ThinBar(progress: Float?, modifier: Modifier = Modifier) {
  val sized = modifier.fillMaxWidth().height(3.dp)
  val color = Tengen.palette.accent
  val track = Tengen.palette.hairline
  if (progress == null) {
    LinearProgressIndicator(sized, color, track, StrokeCap.Round, 0.dp)
  } else {
    LinearProgressIndicator({ progress }, sized, color, track, StrokeCap.Round, 0.dp) {}
  }
}
