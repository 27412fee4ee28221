package app.tengen

import android.content.Intent
import android.net.Uri
import android.provider.Settings
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts

/**
 * Asks for the permission of [LocalNetworkPermission]: by Android's question, and where that is used up by its
 * settings. [onGiven] hears that it is there.
 */
internal class NetworkRequest(private val activity: ComponentActivity, onGiven: () -> Unit) {
  private val question = activity.registerForActivityResult(ActivityResultContracts.RequestPermission()) { isGiven ->
    when {
      isGiven -> onGiven()
      // Android no longer asks somebody who has said no twice.
      !activity.shouldShowRequestPermissionRationale(LocalNetworkPermission.NAME) -> openSettings()
    }
  }

  fun ask() = question.launch(LocalNetworkPermission.NAME)

  private fun openSettings() {
    val ours = Uri.fromParts("package", activity.packageName, null)
    activity.startActivity(Intent(Settings.ACTION_APPLICATION_DETAILS_SETTINGS, ours))
  }
}
