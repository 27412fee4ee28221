package app.tengen

import android.content.Intent
import android.content.pm.PackageManager
import android.net.Uri
import android.provider.Settings
import org.junit.Assert.assertEquals
import org.junit.Rule
import org.junit.Test
import org.junit.runner.RunWith
import org.robolectric.RuntimeEnvironment
import org.robolectric.annotation.Config

/** A code that the phone's camera reads leads to the page of those nearby. */
@RunWith(TengenRunner::class)
@Config(sdk = [26, 35])
class JoinLinkTest {
  @get:Rule
  val phone = Phone()

  private val link = Intent(Intent.ACTION_VIEW, Uri.parse("tengen://join?a=127.0.0.1:9"))

  @Test
  fun `the system finds the app for it, and for no other link`() {
    assertEquals(listOf("app.tengen.MainActivity"), handlers(link))
    assertEquals(emptyList<String>(), handlers(Intent(Intent.ACTION_VIEW, Uri.parse("tengen://elsewhere"))))
  }

  @Test
  fun `it opens the page, waits for the name and is followed once`() {
    // What a phone is called is the name that is proposed.
    val settings = RuntimeEnvironment.getApplication().contentResolver
    Settings.Global.putString(settings, Settings.Global.DEVICE_NAME, "Anna's phone")
    phone.launch()
    phone.open(link)
    await("the question for the name") { find("save-name") != null }
    assertEquals(link.dataString, phone.activity.joinLink.value)
    node("save-name").tap()
    await("the link to be followed") { phone.activity.joinLink.value == null }
    await("a word of the call") { find("outgoing") != null }
  }

  private fun handlers(intent: Intent): List<String> = RuntimeEnvironment.getApplication().packageManager
    .queryIntentActivities(intent, PackageManager.MATCH_DEFAULT_ONLY).map { it.activityInfo.name }
}
