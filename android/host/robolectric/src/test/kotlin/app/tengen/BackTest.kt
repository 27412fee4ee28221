package app.tengen

import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotNull
import org.junit.Assert.assertTrue
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.annotation.Config

@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class BackTest {
  @get:Rule
  val phone = Phone()

  @Test
  fun `back leads from the game home and from home out of the app`() {
    phone.launch()
    startTwoPeople()
    play("H8")
    assertTrue(phone.takesBack)
    phone.back()
    await("home") { find("home") != null }
    assertFalse("home leaves back to the system, which shows where it leads", phone.takesBack)
  }

  @Test
  fun `back closes a sheet and leaves the screen under it`() {
    phone.launch()
    startTwoPeople()
    node("more").tap()
    await("the sheet") { find("more-sheet") != null }
    phone.back()
    await("the sheet gone") { find("more-sheet") == null }
    assertNotNull(find("board"))
    assertFalse(phone.activity.isFinishing)
  }
}
