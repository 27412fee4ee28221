package app.tengen.bench

import androidx.compose.runtime.snapshots.Snapshot
import androidx.compose.ui.InternalComposeUiApi
import androidx.compose.ui.graphics.asComposeCanvas
import androidx.compose.ui.scene.CanvasLayersComposeScene
import androidx.compose.ui.scene.ComposeScene
import androidx.compose.ui.unit.Density
import androidx.compose.ui.unit.IntSize
import app.tengen.host.Host
import app.tengen.host.HostPorts
import app.tengen.ui.app.TengenApp
import app.tengen.ui.link.Answer
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import java.io.File
import java.util.Locale
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.runBlocking
import org.jetbrains.skia.PictureRecorder
import org.jetbrains.skia.Rect

private val size = IntSize(1080, 2400)
private const val FRAME_NANOSECONDS = 16_666_667L

/** The frame in which a stone comes or goes, the app over [folder] being on the play screen; on a window's thread. */
fun frameOfThePlayScreen(folder: File, form: Form) = runBlocking(Dispatchers.Main) {
  val link = (CoreLink.open(folder.path) as Launch.Ready).link
  val host = Host(Locale.ENGLISH, reducedMotion = true)
  val screen = PlayScreenOnPaper(link, host)
  var placed = false
  val nanoseconds = form.median(form.frames) {
    val answer = if (placed) link.undo() else link.play(nextMove)
    check(answer == Answer.Done) { "the core says $answer" }
    placed = !placed
    screen.changedFrame()
  }
  figure("one frame of the play screen", nanoseconds / 1e6, aim = "< 8", unit = "ms")
  screen.close()
  host.close()
  link.close()
}

/** Recomposes, lays out and records, but draws no pixel. */
@OptIn(InternalComposeUiApi::class)
private class PlayScreenOnPaper(link: CoreLink, host: Host) : AutoCloseable {
  private val scene: ComposeScene = CanvasLayersComposeScene(Density(3f), size = size)
  private val recorder = PictureRecorder()
  private var frames = 0L

  init {
    scene.setContent { host.Content { TengenApp(Launch.Ready(link), HostPorts(host), systemDark = false) } }
    frame()
  }

  /** How many nanoseconds the frame takes that shows what has changed since the last. */
  fun changedFrame(): Long {
    Snapshot.sendApplyNotifications()
    check(scene.hasInvalidations()) { "nothing changed" }
    return frame()
  }

  private fun frame(): Long {
    val canvas = recorder.beginRecording(Rect.makeWH(size.width.toFloat(), size.height.toFloat())).asComposeCanvas()
    val started = System.nanoTime()
    scene.render(canvas, frames++ * FRAME_NANOSECONDS)
    val picture = recorder.finishRecordingAsPicture()
    val elapsed = System.nanoTime() - started
    picture.close()
    return elapsed
  }

  override fun close() {
    recorder.close()
    scene.close()
  }
}
