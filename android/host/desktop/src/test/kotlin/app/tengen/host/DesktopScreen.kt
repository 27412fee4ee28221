package app.tengen.host

import androidx.compose.runtime.Composable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.key
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.setValue
import androidx.compose.ui.geometry.Offset
import androidx.compose.ui.input.key.Key
import androidx.compose.ui.semantics.SemanticsNode
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.semantics.getOrNull
import androidx.compose.ui.test.ExperimentalTestApi
import androidx.compose.ui.test.InternalTestApi
import androidx.compose.ui.test.SemanticsMatcher
import androidx.compose.ui.test.SkikoComposeUiTest
import androidx.compose.ui.test.click
import androidx.compose.ui.test.hasTestTag
import androidx.compose.ui.test.isRoot
import androidx.compose.ui.test.onLast
import androidx.compose.ui.test.performKeyInput
import androidx.compose.ui.test.performTextReplacement
import androidx.compose.ui.test.performTouchInput
import androidx.compose.ui.test.pressKey
import app.tengen.core.NewGame
import app.tengen.ui.app.TengenApp
import app.tengen.ui.contract.Bounds
import app.tengen.ui.contract.NearbyContract
import app.tengen.ui.contract.Screen
import app.tengen.ui.contract.intoView
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import java.io.File
import java.util.Locale
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.Assert.assertTrue

/** Long enough for a computer that does much else at the same time. */
private const val PATIENCE_MS = 60_000L

/** The app over [data] on the desktop host. */
internal fun desktopScreen(data: File, language: String, body: Screen.() -> Unit) =
  desktopDevice(data, language) { body() }

/** The same as a device that others can call. */
@OptIn(ExperimentalTestApi::class, InternalTestApi::class)
internal fun desktopDevice(data: File, language: String, body: NearbyContract.Device.() -> Unit) {
  val surface = Surface.PHONE
  SkikoComposeUiTest(surface.widthInPixels, surface.heightInPixels, density = surface.density).runTest {
    val app = RunningApp(data, Locale.forLanguageTag(language))
    setContent { app.Content() }
    try {
      NearbyContract.Device(DesktopScreen(this, app), app::port).body()
    } finally {
      app.end()
    }
  }
}

/** One process after the other over the same games. */
private class RunningApp(private val data: File, private val locale: Locale) {
  private class Process(val host: Host, val launch: Launch)

  private var process by mutableStateOf(start())

  /** The link to the open games. */
  val link: CoreLink get() = (process.launch as Launch.Ready).link

  /** Where others call this device. */
  fun port(): Int = checkNotNull(link.nearby.snapshots.value.listening) { "nobody listens" }.port

  val back: BackStack get() = process.host.back

  @Composable
  fun Content() = key(process) {
    process.host.Content { TengenApp(process.launch, HostPorts(process.host), systemDark = false) }
  }

  fun startAgain() {
    end()
    process = start()
  }

  fun end() {
    process.host.close()
    (process.launch as? Launch.Ready)?.let { runBlocking { it.link.close() } }
  }

  private fun start() = Process(Host(locale, reducedMotion = true), runBlocking { CoreLink.open(data.path) })
}

@OptIn(ExperimentalTestApi::class)
private class DesktopScreen(private val ui: SkikoComposeUiTest, private val app: RunningApp) : Screen {
  private fun nodes(tag: String): List<SemanticsNode> {
    ui.waitForIdle()
    return ui.onAllNodes(hasTestTag(tag), useUnmergedTree = true).fetchSemanticsNodes()
  }

  private fun node(tag: String): SemanticsNode = nodes(tag).also { assertTrue("${it.size} parts called $tag", it.size == 1) }[0]

  override fun has(tag: String): Boolean = nodes(tag).isNotEmpty()

  override fun text(tag: String): String = node(tag).texts().joinToString(" ")

  override fun spoken(tag: String): String = node(tag).description()

  override fun spokenAll(prefix: String): List<String> {
    ui.waitForIdle()
    val isMeant = SemanticsMatcher("tag begins with $prefix") {
      it.config.getOrNull(SemanticsProperties.TestTag)?.startsWith(prefix) == true
    }
    return ui.onAllNodes(isMeant, useUnmergedTree = true).fetchSemanticsNodes().map { it.description() }
  }

  override fun isEnabled(tag: String): Boolean = SemanticsProperties.Disabled !in node(tag).config

  override fun bounds(tag: String): Bounds = node(tag).boundsInRoot.let { Bounds(it.left, it.top, it.right, it.bottom) }

  override fun tap(tag: String) {
    node(tag).intoView()
    ui.waitForIdle()
    ui.onNode(hasTestTag(tag), useUnmergedTree = true).performTouchInput { click(center) }
    ui.waitForIdle()
  }

  override fun tapWithTwoFingers(tag: String, second: String) {
    val away = node(second).boundsInRoot.center - node(tag).boundsInRoot.center
    ui.onNode(hasTestTag(tag), useUnmergedTree = true).performTouchInput {
      down(0, center)
      down(1, center + Offset(away.x, away.y))
      up(1)
      up(0)
    }
    ui.waitForIdle()
  }

  override fun type(tag: String, text: String) {
    ui.onNode(hasTestTag(tag), useUnmergedTree = true).performTextReplacement(text)
    ui.waitForIdle()
  }

  override fun back(): Boolean {
    val roots = ui.onAllNodes(isRoot())
    val taken = if (roots.fetchSemanticsNodes().size > 1) {
      roots.onLast().performKeyInput { pressKey(Key.Escape) }
      true
    } else {
      app.back.back()
    }
    ui.waitForIdle()
    return taken
  }

  override fun begin(game: NewGame) {
    CoroutineScope(Dispatchers.Default).launch { app.link.start(game) }
  }

  override fun startAgain() {
    app.startAgain()
    ui.waitForIdle()
  }

  override fun await(condition: Screen.() -> Boolean) = ui.waitUntil(timeoutMillis = PATIENCE_MS) { condition() }

  override fun picture(name: String) = ui.screenshot(name)

  private fun SemanticsNode.description(): String =
    config.getOrNull(SemanticsProperties.ContentDescription).orEmpty().joinToString(" ")

  private fun SemanticsNode.texts(): List<String> {
    val own = config.getOrNull(SemanticsProperties.EditableText)?.let { listOf(it.text) }
      ?: config.getOrNull(SemanticsProperties.Text).orEmpty().map { it.text }
    return own.ifEmpty { children.flatMap { it.texts() } }
  }
}
