package app.tengen.host

import androidx.compose.runtime.staticCompositionLocalOf

/** Handlers of the back key: the one added last that is enabled gets it, as on Android. */
class BackStack {
  /** One `BackHandler` on the screen. */
  class Handler(val enabled: () -> Boolean, val onBack: () -> Unit)

  private val handlers = ArrayList<Handler>()

  fun add(handler: Handler) {
    handlers += handler
  }

  fun remove(handler: Handler) {
    handlers -= handler
  }

  /** False when nobody took it: then the window closes. */
  fun back(): Boolean {
    val handler = handlers.lastOrNull { it.enabled() } ?: return false
    handler.onBack()
    return true
  }
}

/** The back stack of this window. */
val LocalBackStack = staticCompositionLocalOf<BackStack> { error("a screen needs a Host around it") }
