package app.tengen

import android.content.pm.ApplicationInfo
import android.graphics.Bitmap
import android.graphics.Canvas
import android.graphics.drawable.AdaptiveIconDrawable
import org.junit.Assert.assertEquals
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class LaunchTest {
  @get:Rule
  val phone = Phone()

  @Test
  fun `the first launch shows home and makes the archive among the app's own files`() {
    phone.launch()
    assertNotNull(find("start-TwoPeople"))
    assertTrue(phone.application.filesDir.resolve("tengen/archive.db").isFile)
    screenshot("home")
  }

  @Test
  fun `a touch places a stone and the core stores it`() {
    phone.launch()
    startTwoPeople()
    play("H8", "I9")
    assertEquals(listOf<Byte>(7, 7, 8, 8), phone.link.snapshots.value.moves.toList())
    screenshot("play")
  }

  @Test
  fun `the phone is told what the app is`() {
    val info = phone.application.applicationInfo
    assertEquals("app.tengen", info.packageName)
    assertEquals(26, info.minSdkVersion)
    assertEquals(36, info.targetSdkVersion)
    assertEquals(ApplicationInfo.CATEGORY_GAME, info.category)
    assertEquals("Tengen", phone.application.packageManager.getApplicationLabel(info))
  }

  @Test
  fun `the icon has two layers that the launcher may move and cut`() {
    val icon = phone.application.getDrawable(phone.application.applicationInfo.icon) as AdaptiveIconDrawable
    val bitmap = Bitmap.createBitmap(432, 432, Bitmap.Config.ARGB_8888)
    icon.setBounds(0, 0, bitmap.width, bitmap.height)
    icon.draw(Canvas(bitmap))
    bitmap.store("icon")
    assertEquals(phone.application.getColor(R.color.icon_seal), bitmap.getPixel(216, 216))
  }
}
