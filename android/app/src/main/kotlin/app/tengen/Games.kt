package app.tengen

import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import java.io.File
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

/** The games in [folder], opened once for the whole process: the core lets nobody open them a second time. */
class Games(folder: File) {
  private val current = MutableStateFlow<Launch>(Launch.Opening)

  /** How far opening has come. */
  val launch: StateFlow<Launch> = current.asStateFlow()

  /** The language that is set, as a tag; empty for the system's, and as long as nobody knows. */
  val language: String get() = ready?.settings?.value?.language.orEmpty()

  private val ready: CoreLink? get() = (current.value as? Launch.Ready)?.link

  // Not on the main thread: reading the archive takes what the phone's storage takes.
  private val opening = CoroutineScope(Dispatchers.IO).launch { current.value = CoreLink.open(folder.path) }

  /** Closes the games; nothing may be asked of them afterwards. */
  suspend fun close() {
    opening.join()
    ready?.close()
  }
}
