package app.tengen.host

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
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.tengen.core.dataDir
import app.tengen.ui.app.TengenApp
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import kotlinx.coroutines.launch

/** The phone's screens in a window of this computer: `[--data DIR]`. */
fun main(arguments: Array<String>) {
  val folder = dataDir(valueOf("--data", arguments))
  application {
    val host = remember { Host() }
    val ports = remember { HostPorts(host) }
    var launch by remember { mutableStateOf<Launch>(Launch.Opening) }
    val scope = rememberCoroutineScope()
    LaunchedEffect(Unit) { launch = CoreLink.open(folder) }
    // Everything that was shown is already stored: closing only ends what still runs.
    val close: () -> Unit = {
      scope.launch {
        (launch as? Launch.Ready)?.link?.close()
        exitApplication()
      }
    }
    Window(
      onCloseRequest = close,
      title = "Tengen",
      state = rememberWindowState(width = 393.dp, height = 873.dp),
      onKeyEvent = {
        val isBack = it.type == KeyEventType.KeyDown && it.key == Key.Escape
        if (isBack && !host.back.back()) close()
        isBack
      },
    ) {
      host.Content { TengenApp(launch, ports) }
    }
  }
}

private fun valueOf(option: String, arguments: Array<String>): String? {
  val at = arguments.indexOf(option)
  return arguments.getOrNull(at + 1)?.takeIf { at >= 0 }
}
