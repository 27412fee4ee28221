package androidx.activity.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.DisposableEffect
import androidx.compose.runtime.rememberUpdatedState
import app.tengen.host.BackStack
import app.tengen.host.LocalBackStack

/** A computer's stand-in for Android's function of the same name. */
@Composable
fun BackHandler(enabled: Boolean = true, onBack: () -> Unit) {
  val currentOnBack = rememberUpdatedState(onBack)
  val currentEnabled = rememberUpdatedState(enabled)
  val stack = LocalBackStack.current
  DisposableEffect(stack) {
    val handler = BackStack.Handler({ currentEnabled.value }, { currentOnBack.value() })
    stack.add(handler)
    onDispose { stack.remove(handler) }
  }
}
