package app.tengen

import android.content.Intent
import android.os.Bundle
import android.view.KeyEvent
import app.tengen.core.NewGame
import app.tengen.core.Settings
import app.tengen.ui.link.CoreLink
import app.tengen.ui.link.Launch
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import org.junit.rules.ExternalResource
import org.robolectric.Robolectric
import org.robolectric.RuntimeEnvironment
import org.robolectric.android.controller.ActivityController

/**
 * The phone of one test: starts the app, turns it, kills it, and puts everything away afterwards.
 *
 * A window that stays open would keep messages of Compose's process-wide dispatcher in Robolectric's queue, which is
 * thrown away between tests: from then on no state would reach any screen.
 */
class Phone : ExternalResource() {
  private var controller: ActivityController<MainActivity>? = null
  private val setAside = mutableListOf<Games>()

  val isLaunched: Boolean get() = controller != null

  val application: TengenApplication get() = RuntimeEnvironment.getApplication() as TengenApplication
  val activity: MainActivity get() = checkNotNull(controller) { "the app has not been launched" }.get()

  /** The link to the open games. */
  val link: CoreLink get() = (application.games.launch.value as Launch.Ready).link

  /** Whether a screen wants back for itself; else it is the system's, which can show beforehand where it leads. */
  val takesBack: Boolean get() = activity.onBackPressedDispatcher.hasEnabledCallbacks()

  /** Changes what is set, as the settings screen does. */
  fun set(change: (Settings) -> Settings) {
    CoroutineScope(Dispatchers.Main).launch { link.change(change) }
    idle()
  }

  /** Puts [game] on the table. */
  fun begin(game: NewGame) {
    CoroutineScope(Dispatchers.Main).launch { link.start(game) }
    idle()
  }

  /** Starts the app as from the launcher, or with what it [saved] before its process died; waits for the first screen. */
  fun launch(saved: Bundle? = null) {
    val next = Robolectric.buildActivity(MainActivity::class.java)
    controller = next
    if (saved == null) next.setup() else next.create(saved).start().restoreInstanceState(saved).resume().visible()
    awaitScreen()
  }

  /** Goes on under other [qualifiers], as when the phone is turned: Android destroys the window and makes a new one. */
  fun change(qualifiers: String) {
    val current = checkNotNull(controller)
    RuntimeEnvironment.setQualifiers(qualifiers)
    current.configurationChange()
    // Robolectric attaches the new window's content only when it is made visible.
    current.visible()
    awaitScreen()
  }

  /** Another app hands an [intent] over. */
  fun open(intent: Intent) {
    checkNotNull(controller).newIntent(intent)
    idle()
  }

  /** Another app comes before this one. */
  fun hide() {
    checkNotNull(controller).pause().stop()
  }

  /** The app comes back from behind another one. */
  fun show() {
    checkNotNull(controller).restart().start().resume()
  }

  /** The process dies in the background. Returns what the system keeps of the window. */
  fun kill(): Bundle {
    val saved = Bundle()
    checkNotNull(controller).pause().stop().saveInstanceState(saved).destroy()
    controller = null
    idle(1000)
    application.onTerminate()
    application.onCreate()
    return saved
  }

  /** Presses back: dialogs get the key, the window its dispatcher. False when the app leaves it to the system. */
  fun back(): Boolean {
    val top = windows().last()
    val isTaken = top !== activity.window.decorView || takesBack
    if (top !== activity.window.decorView) {
      top.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_BACK))
      top.dispatchKeyEvent(KeyEvent(KeyEvent.ACTION_UP, KeyEvent.KEYCODE_BACK))
    } else if (isTaken) {
      activity.onBackPressedDispatcher.onBackPressed()
    }
    idle()
    return isTaken
  }

  /** Does [body] to a second process over the same folder, which no phone has, then goes on with this one. */
  fun secondProcess(body: (Phone) -> Unit) {
    setAside += application.games
    application.onCreate()
    val second = Phone()
    try {
      second.launch()
      body(second)
    } finally {
      second.after()
    }
  }

  override fun after() {
    controller?.close()
    idle(1000)
    runBlocking { setAside.forEach { it.close() } }
  }

  private fun awaitScreen() =
    await("the first screen") { listOf("home", "board", "start-problem").any { find(it) != null } }
}
