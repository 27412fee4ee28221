package app.tengen

import android.accessibilityservice.AccessibilityServiceInfo
import android.view.View
import android.view.accessibility.AccessibilityManager
import android.view.accessibility.AccessibilityNodeInfo
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction
import org.junit.Assert.assertEquals
import org.junit.Assert.assertTrue
import org.junit.Before
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** What a screen reader finds in Android's own tree of nodes. */
@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class ReaderTest {
  @get:Rule
  val phone = Phone()

  @Before
  fun turnReaderOn() {
    val manager = phone.application.getSystemService(AccessibilityManager::class.java)
    shadowOf(manager).setEnabled(true)
    shadowOf(manager).setTouchExplorationEnabled(true)
    shadowOf(manager).setEnabledAccessibilityServiceList(listOf(AccessibilityServiceInfo()))
  }

  @Test
  fun `every point has a node with its name, its place and a click`() {
    phone.launch()
    startTwoPeople()
    play("H8", "I9")
    val points = nodes().filter { it.tag?.startsWith("point-") == true }
    assertEquals(225, points.size)
    val infos = points.map { it.info() }
    assertEquals(225, infos.map { it.contentDescription.toString().substringBefore(',') }.distinct().size)
    for (info in infos) {
      assertTrue("${info.contentDescription}", info.isEnabled && info.isClickable && info.isVisibleToUser)
      assertTrue("${info.contentDescription}", AccessibilityAction.ACTION_CLICK in info.actionList)
    }
    val said = infos.map { it.contentDescription.toString() }
    assertTrue("$said", said.containsAll(listOf("H8, black", "I9, white, last move", "A1, empty")))
    val told = infos.filter { it.liveRegion == View.ACCESSIBILITY_LIVE_REGION_POLITE }
    assertEquals(listOf("I9, white, last move"), told.map { it.contentDescription.toString() })
  }

  @Test
  fun `a click of the reader places a stone`() {
    phone.launch()
    startTwoPeople()
    node("point-H8").click()
    await("an answer to the click") { find("place") != null || lastMove() == "H8" }
    find("place")?.click()
    await("a stone on H8") { lastMove() == "H8" }
  }

  private val Found.provider
    get() = checkNotNull((root as View).accessibilityNodeProvider) { "no nodes for a screen reader" }

  private fun Found.info(): AccessibilityNodeInfo =
    checkNotNull(provider.createAccessibilityNodeInfo(node.id)) { "no node for $description" }

  private fun Found.click() {
    assertTrue(provider.performAction(node.id, AccessibilityNodeInfo.ACTION_CLICK, null))
    idle()
  }
}
