package app.tengen

import android.content.Context
import android.content.pm.PackageManager
import android.os.Build

/**
 * Whether Android lets this app talk to devices on the same network. From API 37 on, for apps that are made for it, a
 * person has to allow that; denied, all calls just time out, so this is looked at before the network is blamed.
 */
internal class LocalNetworkPermission(
  private val context: Context,
  private val sdk: Int = Build.VERSION.SDK_INT,
  private val target: Int = context.applicationInfo.targetSdkVersion,
) {
  /** Whether it is given, or not needed here. */
  val isGiven: Boolean
    get() = !isNeeded || context.checkSelfPermission(NAME) == PackageManager.PERMISSION_GRANTED

  /** Whether a person has to be asked on this phone at all. */
  val isNeeded: Boolean get() = sdk >= FIRST_API && target >= FIRST_API

  companion object {
    const val NAME = "android.permission.ACCESS_LOCAL_NETWORK"
    private const val FIRST_API = 37
  }
}
