package app.tengen.ui.contract

import androidx.compose.ui.geometry.Rect
import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.text.TextLayoutResult
import app.tengen.ui.design.TouchTarget

/**
 * What is wrong with the screen as it stands: text cut off, buttons too small, nameless or over one another. [roots] are the
 * merged trees of its windows, [density] is pixels per dp.
 */
fun layoutProblems(roots: List<SemanticsNode>, density: Float): List<String> {
  val visible = roots.flatMap { it.descendants() }.filter { it.isVisible() }
  val least = TouchTarget.value * density - 1f
  // The ground beside a sheet is a button too and lies under all of it.
  return visible.filter { it.isCutOff() }.map { "text is cut off: ${it.words()}" } +
    roots.flatMap { root ->
      val buttons = root.descendants().filter { it.isButton() && it.isVisible() }
      buttons.filter { it.touchBoundsInRoot.minDimension < least && !it.isPartlyScrolledAway() }
        .map { "too small for a finger: ${it.words()} ${it.touchBoundsInRoot}" } +
        buttons.filter { it.words().isBlank() }.map { "a screen reader finds no name: ${it.boundsInRoot}" } +
        overlaps(buttons.filterNot { it.boundsInRoot == root.boundsInRoot })
    }
}

private fun overlaps(buttons: List<SemanticsNode>): List<String> = buttons.flatMapIndexed { index, one ->
  buttons.drop(index + 1)
    .filter { other -> !one.isInside(other) && !other.isInside(one) && one.boundsInRoot.covers(other.boundsInRoot) }
    .map { "over one another: ${one.words()} and ${it.words()}" }
}

/** More than a line of pixels in common. */
private fun Rect.covers(other: Rect): Boolean = intersect(other).let { it.width > 1f && it.height > 1f }

private fun SemanticsNode.descendants(): List<SemanticsNode> = children.flatMap { listOf(it) + it.descendants() }

private fun SemanticsNode.isVisible(): Boolean = boundsInRoot.width > 0 && boundsInRoot.height > 0

private fun SemanticsNode.isInside(other: SemanticsNode): Boolean =
  generateSequence(this) { it.parent }.any { it.id == other.id }

private fun SemanticsNode.isButton(): Boolean =
  config.contains(SemanticsActions.OnClick) &&
    config.getOrNull(SemanticsProperties.TestTag)?.startsWith("point-") != true

private fun SemanticsNode.isPartlyScrolledAway(): Boolean =
  boundsInRoot.height < size.height - 1 || boundsInRoot.width < size.width - 1

private fun SemanticsNode.isCutOff(): Boolean {
  val results = mutableListOf<TextLayoutResult>()
  config.getOrNull(SemanticsActions.GetTextLayoutResult)?.action?.invoke(results)
  return results.any { it.didExceedMaxLines() || it.isLargerThanItsPlace() }
}

private fun TextLayoutResult.didExceedMaxLines(): Boolean =
  multiParagraph.didExceedMaxLines || (0 until lineCount).any(::isLineEllipsized)

/** hasVisualOverflow says yes to a fraction of a pixel; this does not. */
private fun TextLayoutResult.isLargerThanItsPlace(): Boolean =
  multiParagraph.height > size.height + 1 ||
    (0 until lineCount).any { getLineRight(it) - getLineLeft(it) > size.width + 1 }

/** What stands in the node and its children, or what a screen reader says for it. */
private fun SemanticsNode.words(): String = (listOf(this) + descendants()).flatMap { node ->
  node.config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text } +
    listOfNotNull(node.config.getOrNull(SemanticsProperties.EditableText)?.text) +
    node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty()
}.joinToString(" ")
