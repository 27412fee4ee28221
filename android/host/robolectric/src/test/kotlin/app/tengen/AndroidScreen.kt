package app.tengen

import androidx.compose.ui.semantics.SemanticsActions
import androidx.compose.ui.semantics.SemanticsProperties
import androidx.compose.ui.text.AnnotatedString
import app.tengen.core.NewGame
import app.tengen.ui.contract.Bounds
import app.tengen.ui.contract.Screen
import app.tengen.ui.contract.intoView
import org.junit.Assert.assertTrue
import org.robolectric.RuntimeEnvironment

/**
 * Starts the app in [language] and does [body] to it. On a phone the folder of games is the app's own.
 *
 * Within another body it is a second process over the same folder: the first one keeps its games and its window.
 */
internal fun Phone.screen(language: String, body: Screen.() -> Unit) {
  RuntimeEnvironment.setQualifiers("+$language")
  if (isLaunched) {
    secondProcess { AndroidScreen(it).body() }
  } else {
    launch()
    AndroidScreen(this).body()
  }
}

/** The app on a phone without a phone: Android's own touches, keys and windows. */
internal class AndroidScreen(private val phone: Phone) : Screen {
  override fun has(tag: String): Boolean = find(tag) != null

  override fun text(tag: String): String = node(tag).text

  override fun spoken(tag: String): String = node(tag).description

  override fun spokenAll(prefix: String): List<String> =
    nodes().filter { it.tag?.startsWith(prefix) == true }.map { it.description }

  override fun isEnabled(tag: String): Boolean = SemanticsProperties.Disabled !in node(tag).node.config

  override fun bounds(tag: String): Bounds =
    node(tag).node.boundsInWindow.let { Bounds(it.left, it.top, it.right, it.bottom) }

  override fun tap(tag: String) {
    node(tag).node.intoView()
    idle()
    node(tag).tap()
  }

  override fun tapWithTwoFingers(tag: String, second: String) = node(tag).tapWith(node(second))

  override fun type(tag: String, text: String) {
    val set = checkNotNull(node(tag).node.config[SemanticsActions.SetText].action) { "nothing can be typed into $tag" }
    assertTrue(set(AnnotatedString(text)))
    idle()
  }

  override fun back(): Boolean = phone.back()

  override fun begin(game: NewGame) = phone.begin(game)

  override fun startAgain() {
    phone.kill()
    phone.launch()
  }

  override fun await(condition: Screen.() -> Boolean) = await("what the test waits for") { condition() }

  override fun picture(name: String) {
    screenshot(name)
  }
}
