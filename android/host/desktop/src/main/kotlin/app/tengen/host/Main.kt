package app.tengen.host

import androidx.compose.foundation.isSystemInDarkTheme
import androidx.compose.runtime.Composable
import androidx.compose.runtime.LaunchedEffect
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.remember
import androidx.compose.runtime.rememberCoroutineScope
import androidx.compose.runtime.setValue
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.unit.DpSize
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.ApplicationScope
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.tengen.core.dataDir
import app.tengen.ui.app.TengenApp
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import java.awt.GraphicsEnvironment
import javax.swing.SwingUtilities
import kotlin.system.exitProcess
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.withContext

/** The phone's screens in a window of this computer; [Arguments.HELP] says what [words] may be. */
fun main(words: Array<String>) {
  val arguments = try {
    Arguments.parse(words.toList())
  } catch (problem: IllegalArgumentException) {
    System.err.println("tengen: ${problem.message}; --help tells more")
    exitProcess(2)
  }
  if (arguments.help) println(Arguments.HELP) else showWindow(arguments)
}

/**
 * Java ends by itself a moment after its last window. Ending it at once, as is usual, met X's events about that window:
 * GLX then waited for ever for the display that AWT's thread held.
 */
private fun showWindow(arguments: Arguments) = application(exitProcessOnExit = false) { TengenWindow(arguments) }

/** [size], but no larger than what this computer's screen has for windows; an AWT pixel is a dp. */
private fun fitting(size: DpSize): DpSize {
  val room = GraphicsEnvironment.getLocalGraphicsEnvironment().maximumWindowBounds
  return DpSize(size.width.coerceAtMost(room.width.dp), size.height.coerceAtMost(room.height.dp))
}

@Composable
private fun ApplicationScope.TengenWindow(arguments: Arguments) {
  val host = remember { Host(arguments.locale, arguments.fontScale, arguments.reducedMotion) }
  val ports = remember { HostPorts(host, arguments.join) }
  val discovery = remember { JmdnsDiscovery(SwingUtilities::invokeLater) }
  val scope = rememberCoroutineScope()
  var launch by remember { mutableStateOf<Launch>(Launch.Opening) }
  LaunchedEffect(Unit) { launch = CoreLink.open(dataDir(arguments.data), discovery = discovery) }
  // Everything that was shown is already stored: closing only ends what still runs.
  val close: () -> Unit = {
    scope.launch {
      (launch as? Launch.Ready)?.link?.close()
      withContext(Dispatchers.IO) { discovery.close() }
      exitApplication()
    }
  }
  Window(
    onCloseRequest = close,
    title = "Tengen",
    state = rememberWindowState(size = fitting(arguments.size)),
    onKeyEvent = {
      val isBack = it.type == KeyEventType.KeyDown && it.key == Key.Escape
      if (isBack && !host.back.back()) close()
      isBack
    },
  ) {
    host.Content { TengenApp(launch, ports, arguments.dark ?: isSystemInDarkTheme()) }
  }
}
