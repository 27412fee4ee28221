package app.tengen

import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Discovery
import app.tengen.ui.link.Launch
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/**
 * The games in [folder], opened once for the whole process: the core lets nobody open them a second time. [discovery]
 * finds those nearby.
 */
class Games(folder: File, discovery: Discovery) {
  private val current = MutableStateFlow<Launch>(Launch.Opening)

  /** How far opening has come. */
  val launch: StateFlow<Launch> = current.asStateFlow()

  /** The language that is set, as a tag; empty for the system's, and as long as nobody knows. */
  val language: String get() = ready?.settings?.value?.language.orEmpty()

  /** Whether a window shows the app; out of sight the games rest, as the system may kill the process at any time. */
  val inSight = MutableStateFlow(true)

  private val ready: CoreLink? get() = (current.value as? Launch.Ready)?.link

  // Not on the main thread: reading the archive takes what the phone's storage takes.
  private val scope = CoroutineScope(Dispatchers.IO)
  private val opening = scope.launch { current.value = CoreLink.open(folder.path, discovery = discovery) }

  init {
    scope.launch {
      opening.join()
      inSight.collect { if (it) ready?.enterForeground() else ready?.enterBackground() }
    }
  }

  /** Closes the games; nothing may be asked of them afterwards. */
  suspend fun close() {
    opening.join()
    scope.cancel()
    ready?.close()
  }
}
