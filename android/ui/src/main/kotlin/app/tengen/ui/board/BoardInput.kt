package app.tengen.ui.board

import androidx.compose.foundation.gestures.awaitEachGesture
import androidx.compose.foundation.gestures.awaitFirstDown
import androidx.compose.ui.input.pointer.PointerEvent
import androidx.compose.ui.input.pointer.PointerInputScope
import androidx.compose.ui.input.pointer.changedToUp

/**
 * Reports the point under a tap of one finger. A second finger, a finger that wanders off the point's square, and a
 * gesture that something else took all cancel.
 */
internal suspend fun PointerInputScope.detectPointTaps(geometry: () -> BoardGeometry, onTap: (Point) -> Unit) {
  awaitEachGesture {
    val down = awaitFirstDown()
    val point = geometry().pointAt(down.position)
    var alive = point != null
    while (true) {
      val event = awaitPointerEvent()
      val change = event.changes.find { it.id == down.id }
      if (event.fingers > 1 || change == null || change.isConsumed) alive = false
      if (change != null && (change.position - down.position).getDistance() > viewConfiguration.touchSlop) {
        alive = alive && geometry().pointAt(change.position) == point
      }
      if (change != null && change.changedToUp() && alive && point != null) {
        change.consume()
        onTap(point)
      }
      if (event.changes.none { it.pressed }) break
    }
  }
}

private val PointerEvent.fingers: Int get() = changes.count { it.pressed || it.previousPressed }
