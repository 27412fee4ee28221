package app.tengen.ui.contract

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsNode

/** Scrolls what it lies in, if that scrolls, as a person does before tapping it. */
fun SemanticsNode.intoView() {
  val list = generateSequence(parent) { it.parent }.firstOrNull { SemanticsActions.ScrollBy in it.config } ?: return
  val room = list.boundsInRoot
  val (top, bottom) = positionInRoot.y to positionInRoot.y + size.height
  val by = if (bottom > room.bottom) bottom - room.bottom else minOf(0f, top - room.top)
  if (by != 0f) list.config[SemanticsActions.ScrollBy].action?.invoke(0f, by)
}
