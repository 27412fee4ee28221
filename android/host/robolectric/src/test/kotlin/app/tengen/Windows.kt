package app.tengen

import android.os.SystemClock
import android.view.MotionEvent
import android.view.View
import android.view.ViewGroup
import androidx.compose.ui.node.RootForTest
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import app.tengen.ui.contract.layoutProblems

/** A node of the screens and the window it is in. */
internal class Found(val window: View, val root: RootForTest, val node: SemanticsNode) {
  /** What stands in the node or, where that is nothing, in those below it. */
  val text: String get() = node.texts().joinToString(" ")

  val description: String
    get() = node.config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString(" ")
}

/** The node's test tag, if it has one. */
internal val Found.tag: String? get() = node.config.getOrNull(SemanticsProperties.TestTag)

/** All windows of the process, the topmost last: dialogs and sheets are windows of their own. */
internal fun windows(): List<View> {
  // android.view.inspector.WindowInspector tells the same, from API 29 on.
  val global = Class.forName("android.view.WindowManagerGlobal")
  val views = global.getDeclaredField("mViews").apply { isAccessible = true }
  return (views.get(global.getMethod("getInstance").invoke(null)) as List<*>).map { it as View }
}

/** What is wrong with the windows as they stand, by the rules of all hosts. */
internal fun layoutProblems(): List<String> {
  val roots = windows().flatMap { it.roots() }.onEach { it.measureAndLayoutForTest() }
  return layoutProblems(roots.map { it.semanticsOwner.rootSemanticsNode }, roots.first().density.density)
}

/** Every node of every window, those of the topmost window first. */
internal fun nodes(): List<Found> = windows().asReversed().flatMap { window ->
  window.roots().flatMap { root ->
    // Compose lays out what has changed inside of it when it draws, and nothing draws here.
    root.measureAndLayoutForTest()
    root.semanticsOwner.unmergedRootSemanticsNode.withDescendants().map { Found(window, root, it) }
  }
}

/** The topmost node with this test tag. */
internal fun find(tag: String): Found? = nodes().firstOrNull { it.tag == tag }

/** The topmost node with this test tag, which must be there. */
internal fun node(tag: String): Found = checkNotNull(find(tag)) {
  "there is no $tag, only ${nodes().mapNotNull { it.tag }.filterNot { it.startsWith("point-") }}"
}

/** Puts a finger on the middle of the node and lifts it. */
internal fun Found.tap() {
  val middle = node.boundsInWindow.center
  val start = SystemClock.uptimeMillis()
  for (action in listOf(MotionEvent.ACTION_DOWN, MotionEvent.ACTION_UP)) {
    send(MotionEvent.obtain(start, start + 16, action, middle.x, middle.y, 0))
  }
  idle()
}

/** One finger goes down on this node and another on [second], then both go up. */
internal fun Found.tapWith(second: Found) {
  val fingers = listOf(this, second).map { it.node.boundsInWindow.center }
  val start = SystemClock.uptimeMillis()
  val other = 1 shl MotionEvent.ACTION_POINTER_INDEX_SHIFT
  val steps = listOf(
    MotionEvent.ACTION_DOWN to 1,
    MotionEvent.ACTION_POINTER_DOWN or other to 2,
    MotionEvent.ACTION_POINTER_UP or other to 2,
    MotionEvent.ACTION_UP to 1,
  )
  for ((action, count) in steps) {
    val properties = Array(count) { MotionEvent.PointerProperties().apply { id = it } }
    val places = Array(count) { index ->
      MotionEvent.PointerCoords().apply {
        x = fingers[index].x
        y = fingers[index].y
      }
    }
    send(MotionEvent.obtain(start, start + 16, action, count, properties, places, 0, 0, 1f, 1f, 0, 0, 0, 0))
  }
  idle()
}

private fun Found.send(event: MotionEvent) {
  window.dispatchTouchEvent(event)
  event.recycle()
}

private fun View.roots(): List<RootForTest> {
  val below = if (this is ViewGroup) (0 until childCount).flatMap { getChildAt(it).roots() } else emptyList()
  return listOfNotNull(this as? RootForTest) + below
}

private fun SemanticsNode.withDescendants(): List<SemanticsNode> =
  listOf(this) + children.flatMap { it.withDescendants() }

private fun SemanticsNode.texts(): List<String> {
  val own = config.getOrNull(SemanticsProperties.EditableText)?.let { listOf(it.text) }
    ?: config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
  return own.ifEmpty { children.flatMap { it.texts() } }
}
