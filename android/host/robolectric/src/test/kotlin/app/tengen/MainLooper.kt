package app.tengen

import android.os.Looper
import java.time.Duration
import org.robolectric.Shadows.shadowOf

/** Lets the main thread do what is due within the next [milliseconds] of its clock, animations included. */
internal fun idle(milliseconds: Long = 600) = shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(milliseconds))

/** Waits until other threads, such as the core's, have brought about [what]. */
internal fun await(what: String, isThere: () -> Boolean) {
  val deadline = System.nanoTime() + Duration.ofSeconds(20).toNanos()
  while (true) {
    idle(50)
    if (isThere()) return
    check(System.nanoTime() < deadline) { "it never came to this: $what" }
    Thread.sleep(2)
  }
}
