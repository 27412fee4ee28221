package app.tengen.host

import androidx.compose.runtime.Composable
import androidx.compose.ui.graphics.asSkiaBitmap
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.InternalTestApi
import androidx.compose.ui.test.SkikoComposeUiTest
import app.tengen.ui.design.TengenTheme
import java.io.File
import org.jetbrains.skia.Image

/** Runs [test] on [content] as it stands in [look]. */
@OptIn(ExperimentalTestApi::class, InternalTestApi::class)
fun onStage(
  look: Look = Look(),
  host: Host = Host(look.locale, look.surface.fontScale, reducedMotion = true),
  content: @Composable () -> Unit,
  test: SkikoComposeUiTest.() -> Unit,
) {
  SkikoComposeUiTest(look.surface.widthInPixels, look.surface.heightInPixels, density = look.surface.density).runTest {
    setContent { host.Content { TengenTheme(look.dark, content) } }
    waitForIdle()
    test()
    host.close()
  }
}

/** All layers of the screen, dialogs and sheets too, as a PNG in the folder of screenshots. */
@OptIn(ExperimentalTestApi::class)
fun SkikoComposeUiTest.screenshot(name: String) {
  val folder = File(System.getProperty("tengen.screenshots"))
  folder.mkdirs()
  val png = checkNotNull(Image.makeFromBitmap(captureToImage().asSkiaBitmap()).encodeToData()) { "no picture of $name" }
  folder.resolve("$name.png").writeBytes(png.bytes)
}
