package app.tengen.ui.design

import androidx.compose.foundation.background
import androidx.compose.foundation.border
import androidx.compose.foundation.layout.Box
import androidx.compose.foundation.layout.padding
import androidx.compose.foundation.selection.selectable
import androidx.compose.foundation.selection.selectableGroup
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.ui.Alignment
import androidx.compose.ui.Modifier
import androidx.compose.ui.draw.clip
import androidx.compose.ui.layout.Layout
import androidx.compose.ui.platform.testTag
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.text.style.TextAlign
import androidx.compose.ui.unit.Constraints
import androidx.compose.ui.unit.dp

/** One of the options of a [Choice]; [tag] names it in tests. */
data class Option<T>(val value: T, val label: String, val tag: String? = null)

/** One of a few: side by side when all the words fit, otherwise in rows. Nothing is ever cut off. */
@Composable
fun <T> Choice(
  options: List<Option<T>>,
  selected: T,
  onSelect: (T) -> Unit,
  modifier: Modifier = Modifier,
  enabled: Boolean = true,
) {
  Segments(modifier.clip(Corner.medium).background(Tengen.palette.sunken).selectableGroup().padding(Space.tight)) {
    for (option in options) Segment(option, option.value == selected, enabled) { onSelect(option.value) }
  }
}

@Composable
private fun <T> Segment(option: Option<T>, selected: Boolean, enabled: Boolean, onClick: () -> Unit) {
  val palette = Tengen.palette
  val chosen =
    if (selected) Modifier.background(palette.surface).border(1.5.dp, palette.accent, Corner.small) else Modifier
  Box(
    Modifier
      .clip(Corner.small)
      .then(chosen)
      .selectable(selected, enabled, Role.RadioButton, onClick)
      .then(if (option.tag == null) Modifier else Modifier.testTag(option.tag))
      .padding(horizontal = Space.small, vertical = Space.small),
    Alignment.Center,
  ) {
    val color = if (selected) palette.accent else palette.text
    Text(
      option.label,
      style = Tengen.type.labelLarge,
      color = if (enabled) color else color.faded(),
      textAlign = TextAlign.Center,
    )
  }
}

/** Children of equal width in as few rows as hold the widest: in one, from four on in two, else one in each. */
@Composable
private fun Segments(modifier: Modifier, content: @Composable () -> Unit) {
  Layout(content, modifier) { measurables, constraints ->
    val least = TouchTarget.roundToPx() - 2 * Space.tight.roundToPx()
    val widest = measurables.maxOfOrNull { it.maxIntrinsicWidth(Constraints.Infinity) } ?: 0
    val width = if (constraints.hasBoundedWidth) constraints.maxWidth else widest * measurables.size
    val columns = columnsFor(measurables.size, width, widest)
    val share = width / columns
    val rows = measurables.chunked(columns).map { row ->
      val height = row.maxOf { it.minIntrinsicHeight(share) }.coerceAtLeast(least)
      row.map { it.measure(Constraints.fixed(share, height)) }
    }
    layout(width, rows.sumOf { it.first().height }) {
      var top = 0
      for (row in rows) {
        row.forEachIndexed { index, placeable -> placeable.placeRelative(index * share, top) }
        top += row.first().height
      }
    }
  }
}

private fun columnsFor(count: Int, width: Int, widest: Int): Int =
  listOf(count, if (count < 4) 1 else (count + 1) / 2).firstOrNull { it > 0 && widest <= width / it } ?: 1
