package app.tengen

import android.app.Application
import app.tengen.core.AdapterProblem
import org.junit.Assert.assertEquals
import org.junit.Assert.assertFalse
import org.junit.Assert.assertNotEquals
import org.junit.Assert.assertTrue
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.Shadows.shadowOf
import org.robolectric.annotation.Config

/** The permission that Android asks for from API 37 on, where no framework of that level runs yet. */
@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class LocalNetworkTest {
  private val application: Application = RuntimeEnvironment.getApplication()

  private fun permission(sdk: Int, target: Int) = LocalNetworkPermission(application, sdk, target)

  @Test
  fun `nothing is asked for before API 37, nor of an app that is made for an older one`() {
    for ((sdk, target) in listOf(26 to 36, 36 to 36, 37 to 36, 36 to 37)) {
      assertTrue("$sdk $target", permission(sdk, target).isGiven)
    }
    assertTrue("this app as it is", LocalNetworkPermission(application).isGiven)
  }

  @Test
  fun `without the permission the page is told so before any network is blamed`() {
    val denied = permission(37, 37)
    assertFalse(denied.isGiven)
    val surroundings = Surroundings(application, denied) {}
    assertEquals(AdapterProblem.PERMISSION_DENIED, surroundings.problem())
    shadowOf(application).grantPermissions(LocalNetworkPermission.NAME)
    assertTrue(denied.isGiven)
    assertNotEquals(AdapterProblem.PERMISSION_DENIED, surroundings.problem())
    surroundings.end()
  }
}
