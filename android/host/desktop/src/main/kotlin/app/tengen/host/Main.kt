package app.tengen.host

import androidx.compose.runtime.remember
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.input.key.KeyEventType
import androidx.compose.ui.input.key.key
import androidx.compose.ui.input.key.type
import androidx.compose.ui.unit.dp
import androidx.compose.ui.window.Window
import androidx.compose.ui.window.application
import androidx.compose.ui.window.rememberWindowState
import app.tengen.ui.board.Board
import app.tengen.ui.design.TengenTheme
import app.tengen.ui.specimens.OnPaper
import app.tengen.ui.specimens.aBoardState

/** The phone's screens in a window of this computer. */
fun main() = application {
  val host = remember { Host() }
  Window(
    onCloseRequest = ::exitApplication,
    title = "Tengen",
    state = rememberWindowState(width = 393.dp, height = 873.dp),
    onKeyEvent = {
      val isBack = it.type == KeyEventType.KeyDown && it.key == Key.Escape
      if (isBack && !host.back.back()) exitApplication()
      isBack
    },
  ) {
    host.Content { TengenTheme { OnPaper { Board(aBoardState()) } } }
  }
}
